import { REVIEW_CRITERIA } from '@staykit/core/review/criteria.ts';
import type { StayReview } from '@staykit/client/visitor/stay-review.ts';
import type { Translate } from '@staykit/messages/translate.ts';
import { Button } from '@staykit/ui/primitives/button/button.tsx';
import { Field } from '@staykit/ui/primitives/field/field.tsx';
import { Svg } from '@staykit/ui/primitives/icon/icon.tsx';
import { iconStar } from '@staykit/ui/primitives/icon/icons.ts';
import { TextArea } from '@staykit/ui/primitives/text-area/text-area.tsx';
import { VisuallyHidden } from '@staykit/ui/primitives/visually-hidden/visually-hidden.tsx';
import {
  REVIEW_COMPANIES,
  REVIEW_LENGTHS,
  REVIEW_NAMES,
  REVIEW_STARS,
} from '@staykit/values/review/guest-review.ts';
import { criterionField, type ReviewDraft, type ReviewFaults, type ReviewField } from './read-review.ts';
import * as S from './review.styles.ts';

interface ReviewFormProps {
  t: Translate;
  names: StayReview['names'];
  draft: ReviewDraft;
  faults: ReviewFaults;
}

/** The form of a review. The server answers it with the page again, so what was typed stays without script too. */
export function ReviewForm({ t, names, draft, faults }: ReviewFormProps) {
  const [first] = (['stars', 'liked', 'disliked', 'title', 'company', 'consent'] as const).filter(
    (field) => faults[field],
  );
  const faultOf = (field: ReviewField): string | undefined => {
    const fault = faults[field];
    return fault && t(fault.text, fault.max === undefined ? {} : { max: fault.max });
  };
  const about = (field: ReviewField) => {
    const fault = faultOf(field);
    return {
      ...(fault !== undefined && { error: fault }),
      ...(field === first && { autoFocus: true }),
    };
  };
  return (
    <S.Form method="post" noValidate>
      <StarChoice
        t={t}
        name="stars"
        label={t('stayReview.overall')}
        stars={draft.stars}
        {...about('stars')}
      />
      <fieldset>
        <legend>{t('stayReview.criteria')}</legend>
        <S.Criteria>
          {REVIEW_CRITERIA.map((criterion) => (
            <StarChoice
              key={criterion}
              t={t}
              name={criterionField(criterion)}
              label={t(
                criterion === 'welcoming'
                  ? 'stayReview.criterion.welcoming'
                  : `review.criterion.${criterion}`,
              )}
              stars={draft.criteria[criterion] ?? 0}
            />
          ))}
        </S.Criteria>
      </fieldset>
      <TextArea
        id="review-liked"
        name="liked"
        label={t('stayReview.liked')}
        defaultValue={draft.liked}
        maxLength={REVIEW_LENGTHS.text}
        {...about('liked')}
      />
      <TextArea
        id="review-disliked"
        name="disliked"
        label={t('stayReview.disliked')}
        hint={t('stayReview.rules')}
        defaultValue={draft.disliked}
        maxLength={REVIEW_LENGTHS.text}
        {...about('disliked')}
      />
      <Field
        id="review-title"
        name="title"
        label={t('stayReview.heading')}
        defaultValue={draft.title}
        maxLength={REVIEW_LENGTHS.title}
        autoComplete="off"
        {...about('title')}
      />
      <Options
        name="company"
        label={t('stayReview.company')}
        chosen={draft.company}
        options={REVIEW_COMPANIES.map((value) => ({ value, label: t(`stayReview.company.${value}`) }))}
        {...about('company')}
      />
      <Options
        name="name"
        label={t('stayReview.name')}
        chosen={draft.name}
        options={REVIEW_NAMES.map((value) => ({
          value,
          label: (value !== 'none' && names[value]) || t('stayReview.name.none'),
        })).filter(({ label }, place, all) => all.findIndex((other) => other.label === label) === place)}
      />
      <div>
        <S.Consent>
          <input
            type="checkbox"
            name="consent"
            value="yes"
            defaultChecked={draft.consent}
            {...(faults.consent && { 'aria-invalid': true, 'aria-describedby': 'review-consent-error' })}
            {...(first === 'consent' && { autoFocus: true })}
          />
          <span>{t('stayReview.consent')}</span>
        </S.Consent>
        {faults.consent && (
          <p data-fault="" id="review-consent-error">
            {faultOf('consent')}
          </p>
        )}
      </div>
      <Button type="submit" variant="primary" size="l">
        {t('stayReview.send')}
      </Button>
    </S.Form>
  );
}

/** Where the outline of a star stands. */
const STAR = '12.47 -2.29 24 24';

interface GroupProps {
  /** Name of the field. */
  name: string;
  /** Name of the group. */
  label: string;
  error?: string;
  autoFocus?: boolean;
}

/** One to five stars, by native radio buttons. */
function StarChoice({
  t,
  name,
  label,
  stars,
  error,
  autoFocus,
}: GroupProps & { t: Translate; stars: number }) {
  return (
    <fieldset {...(error !== undefined && { 'aria-describedby': `${name}-error` })}>
      <legend>{label}</legend>
      <S.Stars>
        {Array.from({ length: REVIEW_STARS }, (_, place) => place + 1).map((count) => (
          <label key={count}>
            <input
              type="radio"
              name={name}
              value={count}
              defaultChecked={count === stars}
              {...(autoFocus && count === 1 && { autoFocus })}
            />
            <Svg viewBox={STAR} aria-hidden="true">
              <path d={iconStar} />
            </Svg>
            <VisuallyHidden>{t('stayReview.starCount', { count })}</VisuallyHidden>
          </label>
        ))}
      </S.Stars>
      {error !== undefined && (
        <p data-fault="" id={`${name}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface OptionsProps extends GroupProps {
  options: readonly { value: string; label: string }[];
  chosen: string | undefined;
}

/** One of several. */
function Options({ name, label, options, chosen, error, autoFocus }: OptionsProps) {
  return (
    <fieldset {...(error !== undefined && { 'aria-describedby': `${name}-error` })}>
      <legend>{label}</legend>
      <S.Options>
        {options.map((option, place) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === chosen}
              {...(autoFocus && place === 0 && { autoFocus })}
            />
            {option.label}
          </label>
        ))}
      </S.Options>
      {error !== undefined && (
        <p data-fault="" id={`${name}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
