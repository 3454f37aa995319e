import type { FormEvent } from 'react';
import { CONTACT_REASONS } from '../core/contact/contact-reasons.ts';
import { SelectField } from '../primitives/field/select-field.tsx';
import { CONTACT_REASON_LABELS } from './contact-reason-labels.ts';
import * as S from './contact-form.styles.ts';
import { useContactForm, type LiveContactFormProps } from './use-contact-form.ts';

/** The contact form without what comes after its first question. */
export function LiveContactForm(props: LiveContactFormProps) {
  const form = useContactForm(props);
  const { state, root, t, id, part } = form;
  const { reason, failure } = state;
  if (state.phase === 'sent')
    return <S.Root ref={root}>{part && <part.Thanks form={form} focused={!props.sent} />}</S.Root>;
  const closed = props.parts.closed.here;
  if (state.phase === 'closed')
    return (
      <S.Root ref={root}>
        {closed ? <closed.ClosedForm form={form} props={props} /> : <p role="alert">{t('contact.failed')}</p>}
      </S.Root>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <S.Root ref={root}>
      <S.Form method="post" noValidate onSubmit={submit} part="form">
        <div part="field">
          <SelectField
            id={`${id}-reason`}
            name="contact_reason"
            label={t('contact.reason')}
            value={reason ?? ''}
            required
            onFocus={form.prepare}
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
        {reason !== undefined && part && <part.OpenForm form={form} reason={reason} />}
        {failure === 'failed' && !part && <p role="alert">{t('contact.failed')}</p>}
      </S.Form>
    </S.Root>
  );
}
