import { useEffect, useRef, useState } from 'react';
import type { ContactReason } from '@staykit/values/contact/contact-reasons.ts';
import { CONTACT_REPLY_HOURS } from '@staykit/core/contact/reply-hours.ts';
import { BusyButton } from '@staykit/ui/primitives/button/busy-button.tsx';
import { Button } from '@staykit/ui/primitives/button/button.tsx';
import { Notice } from '@staykit/ui/primitives/notice/notice.tsx';
import { ContactFields } from './contact-fields.tsx';
import * as S from './contact-form.styles.ts';
import type { ContactFormModel } from './use-contact-form.ts';

/** What a reason opens: the fields, the outcome of the last try, and the button. [CONTACT-08] */
export function OpenForm({ form, reason }: { form: ContactFormModel; reason: ContactReason }) {
  const { state, t, post } = form;
  const { failure } = state;
  const foot = useRef<HTMLDivElement>(null);
  // What is said of a failure pushes the button down, on a phone out of the window.
  useEffect(() => {
    if (failure === 'failed') foot.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  return (
    <>
      {Object.entries(post(state)).map(
        ([name, value]) =>
          !(name in state.fields) && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <ContactFields form={form} reason={reason} />
      {failure !== undefined && (
        <Notice tone="danger" role="alert">
          <p>{failure === 'check' ? t('contact.check') : t('contact.failed')}</p>
        </Notice>
      )}
      <S.Foot ref={foot}>
        <div part="button">
          <BusyButton
            type="submit"
            variant="primary"
            size="l"
            block
            loading={state.phase === 'sending'}
            // A field that is left now would say what is wrong, and move the button from under the pointer.
            onMouseDown={(event) => event.preventDefault()}
          >
            {t('contact.send')}
          </BusyButton>
        </div>
        <p>{t('contact.privacy')}</p>
      </S.Foot>
    </>
  );
}

/** What is said after a message was taken, where the form stood. [SERROR-02] */
export function Thanks({ form: { t, reset }, focused }: { form: ContactFormModel; focused: boolean }) {
  const words = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: whoever reads with a screen reader goes on here.
  const [wasSent] = useState(focused);
  useEffect(() => {
    if (wasSent) words.current?.focus({ preventScroll: true });
  }, [wasSent]);
  return (
    <div ref={words} tabIndex={-1} part="thanks">
      <Notice tone="positive" role="status" action={<Button onClick={reset}>{t('contact.again')}</Button>}>
        <p>{t('contact.sent', { hours: CONTACT_REPLY_HOURS })}</p>
      </Notice>
    </div>
  );
}
