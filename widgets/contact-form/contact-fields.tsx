import { asksBookingNumber, type ContactReason } from '@staykit/values/contact/contact-reasons.ts';
import { CONTACT_LENGTHS } from '@staykit/values/contact/contact-field.ts';
import { suggestEmail } from '@staykit/core/contact/email-suggestion.ts';
import { Field } from '@staykit/ui/primitives/field/field.tsx';
import { TextArea } from '@staykit/ui/primitives/text-area/text-area.tsx';
import * as S from './contact-form.styles.ts';
import type { ContactField } from './contact-state.ts';
import type { ContactFormModel } from './use-contact-form.ts';

/** What is asked once the reason is known. [CONTACT-08] */
export function ContactFields({ form, reason }: { form: ContactFormModel; reason: ContactReason }) {
  const { state, t, id, type, enter, leave } = form;
  const field = (name: ContactField) => {
    const mark = state.marks[name];
    return {
      id: `${id}-${name}`,
      name,
      value: state.fields[name],
      readOnly: state.phase === 'sending',
      onChange: (event: { currentTarget: { value: string } }) => type(name, event.currentTarget.value),
      onFocus: () => enter(name),
      onBlur: () => leave(name),
      good: mark === 'good',
      ...(mark !== undefined && mark !== 'good' && { error: t(mark) }),
    };
  };
  const { good: _tick, ...message } = field('description');
  const meant = suggestEmail(state.fields.email);
  return (
    <S.Pairs>
      {asksBookingNumber(reason) && (
        <div part="field">
          <Field
            {...field('Booking_ID__c')}
            label={t('contact.bookingNumber')}
            hint={t('contact.bookingHint')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            required
          />
        </div>
      )}
      <div part="field">
        <Field
          {...field('name')}
          label={t('contact.name')}
          autoComplete="name"
          maxLength={CONTACT_LENGTHS.name}
          required
        />
      </div>
      <div part="field">
        <Field
          {...field('email')}
          label={t('contact.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={CONTACT_LENGTHS.email}
          required
        />
        <S.Suggestion role="status">
          {meant !== undefined && (
            <button type="button" onClick={() => form.accept(meant)}>
              {t('contact.didYouMean', { email: meant })}
            </button>
          )}
        </S.Suggestion>
      </div>
      <div part="field">
        <Field
          {...field('phone')}
          label={t('contact.phoneField')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={CONTACT_LENGTHS.phone}
          required
        />
      </div>
      <div part="field" data-wide="">
        <TextArea
          {...message}
          label={t('contact.message')}
          rows={4}
          maxLength={CONTACT_LENGTHS.description}
        />
      </div>
    </S.Pairs>
  );
}
