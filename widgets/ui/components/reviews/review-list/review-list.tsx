import { formatDay, monthName } from '@staykit/core/dates/format-date.ts';
import { withColon } from '@staykit/core/market/with-colon.ts';
import { formatScore } from '@staykit/core/review/score.ts';
import type { Review } from '@staykit/core/review/review-page.ts';
import { Icon } from '../../../primitives/icon/icon.tsx';
import { iconMinus, iconPlus } from '../../../primitives/icon/icons.ts';
import { VisuallyHidden } from '../../../primitives/visually-hidden/visually-hidden.tsx';
import { useStay } from '../../../hooks/stay-context.tsx';
import { Comment, Entry, Head, List, Reply } from './review-list.styles.ts';

export interface ReviewListProps {
  reviews: readonly Review[];
  /** They are those of another choice, and about to be replaced. */
  stale?: boolean;
}

/** What guests wrote, one below the other. [REVIEW-11] */
export function ReviewList({ reviews, stale = false }: ReviewListProps) {
  return (
    <List {...(stale && { 'data-stale': '' })}>
      {reviews.map((review) => (
        <ReviewEntry key={review.id} review={review} />
      ))}
    </List>
  );
}

/** One review: who travelled, when, the score, what was liked and what was not; what is not told is not there. [REVIEW-11] */
export function ReviewEntry({ review }: { review: Review }) {
  const { t, locale } = useStay();
  const { customer, type, date, average, positiveComment, negativeComment } = review;
  const { title, verified, stayMonth, reply } = review;
  const language = review.locale.slice(0, 2);
  // Read aloud in its own language.
  const spoken = locale.startsWith(language) ? {} : { lang: language };
  return (
    <Entry tabIndex={-1} part="review">
      <Head>
        <div>
          <h3>{customer}</h3>
          <p>
            {type !== undefined && <span {...spoken}>{type}</span>}
            {type !== undefined && ' · '}
            <time dateTime={date}>{formatDay(date, locale)}</time>
          </p>
          {stayMonth !== undefined && (
            <p>
              {t('review.stayed', { month: monthName(stayMonth, locale) })}
              {verified && ` · ${t('review.verified')}`}
            </p>
          )}
        </div>
        <strong>{formatScore(average, locale)}</strong>
      </Head>
      {title && <h4 {...spoken}>{title}</h4>}
      {positiveComment && (
        <Comment>
          <Icon of={iconPlus} />
          <VisuallyHidden>{`${withColon(t('review.liked'), locale)} `}</VisuallyHidden>
          <span {...spoken}>{positiveComment}</span>
        </Comment>
      )}
      {negativeComment && (
        <Comment data-negative="">
          <Icon of={iconMinus} />
          <VisuallyHidden>{`${withColon(t('review.disliked'), locale)} `}</VisuallyHidden>
          <span {...spoken}>{negativeComment}</span>
        </Comment>
      )}
      {reply && (
        <Reply>
          <h4>{t('review.reply')}</h4>
          <p>{reply}</p>
        </Reply>
      )}
    </Entry>
  );
}
