import type { FormEvent } from 'react';
import { CONTACT_REASONS } from '@staykit/values/contact/contact-reasons.ts';
import { SelectField } from '@staykit/ui/primitives/field/select-field.tsx';
import { CONTACT_REASON_LABELS } from './contact-reason-labels.ts';
import * as S from './contact-form.styles.ts';
import { ClosedForm } from './closed-form.tsx';
import type { ContactFormProps } from './contact-form.props.ts';
import { OpenForm, Thanks } from './open-form.tsx';
import { useContactForm } from './use-contact-form.ts';

/** The contact form: a message to the customer care, once a reason for it is chosen. */
export function ContactForm(props: ContactFormProps) {
  const form = useContactForm(props);
  const { state, root, t, id } = form;
  const { reason } = state;
  if (state.phase === 'sent')
    return (
      <S.Root ref={root}>
        <Thanks form={form} focused={!props.sent} />
      </S.Root>
    );
  if (state.phase === 'closed')
    return (
      <S.Root ref={root}>
        <ClosedForm form={form} props={props} />
      </S.Root>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <S.Root ref={root}>
      <S.All part="form">
        <div part="field">
          <SelectField
            id={`${id}-reason`}
            name="contact_reason"
            form={`${id}-form`}
            label={t('contact.reason')}
            value={reason ?? ''}
            required
            onChange={({ currentTarget }) =>
              form.choose(CONTACT_REASONS.find((each) => each === currentTarget.value))
            }
            {...(state.isReasonMissing && { error: t('form.mandatory') })}
          >
            {reason === undefined && <option value="">{t('contact.chooseReason')}</option>}
            {CONTACT_REASONS.map((each) => (
              <option key={each} value={each}>
                {t(CONTACT_REASON_LABELS[each])}
              </option>
            ))}
          </SelectField>
        </div>
        {/* A form without a button to send it would promise what it cannot do: it begins with the reason. */}
        {reason !== undefined && (
          <S.Form id={`${id}-form`} method="post" noValidate onSubmit={submit}>
            <OpenForm form={form} reason={reason} />
          </S.Form>
        )}
      </S.All>
    </S.Root>
  );
}
