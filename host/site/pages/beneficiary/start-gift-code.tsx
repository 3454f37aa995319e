import { renderInto } from '../../framework/browser/render-into.ts';
import type { ReactNode } from 'react';
import { postReceivedGift } from '@staykit/client/calls/post-received-gift.generated.ts';
import { OWN_SENDER, post } from '@staykit/client/visitor/visitor-sender.ts';
import { ACCOUNT_PATHS, SIGN_IN_PATH } from '@staykit/core/account/account-links.ts';
import { createGiftSaleClient } from '@staykit/client/gift/create-gift-sale-client.ts';
import { adoptLaterStyles } from '@staykit/elements/styles/styled.ts';
import { createTranslate } from '@staykit/messages/translate.ts';
import { answerCode } from './answer-code.ts';
import { GiftFound } from './gift-found.tsx';
import { SALE_CHUNKS } from '../../framework/browser/locale-chunks.ts';
import { keepCode } from '../account/kept-code.ts';
import { keepGift } from '../gift/kept-gift.ts';
import type { VisitData } from '../../framework/request/visit-data.ts';
import { apiOptions } from '../../framework/request/api-options.ts';

/** The code that a voucher puts behind the `#`, where no server sees it. */
function codeOfHash(): string {
  return new URLSearchParams(location.hash.slice(1)).get('code') ?? '';
}

/** Puts a gift into the account of who is signed in. Who is not signs in first: the code waits in this tab. */
async function keepInAccount(code: string): Promise<'kept' | 'failed' | 'away'> {
  try {
    const { ok, status } = await post(OWN_SENDER, postReceivedGift, { code });
    if (ok) return 'kept';
    if (status !== 401) return 'failed';
    keepCode(code);
    location.assign(`${SIGN_IN_PATH}?${new URLSearchParams({ origin: ACCOUNT_PATHS.trips })}`);
    return 'away';
  } catch {
    return 'failed';
  }
}

/** Shows the gift of a code that is typed, or that came with the address of a voucher. */
export async function start(form: HTMLElement, data: VisitData): Promise<void> {
  const { locale, prefix = '' } = data;
  const { default: messages } = await SALE_CHUNKS[locale]();
  adoptLaterStyles(document);
  const t = createTranslate(locale, messages);
  const client = createGiftSaleClient(apiOptions(data));
  const field = form.querySelector('input');
  const button = form.querySelector('button');
  const alert = form.querySelector('[role="alert"]');
  const place = document.querySelector<HTMLElement>('[data-gift-found]');
  if (!field || !button || !alert || !place) return;

  const show = (found: ReactNode): void => {
    place.replaceChildren();
    renderInto(place, found);
  };
  const lookUp = async (): Promise<void> => {
    show(null);
    alert.textContent = '';
    field.removeAttribute('aria-invalid');
    button.disabled = true;
    const code = field.value;
    const { gift, refusal } = await answerCode(client, code).finally(() => {
      button.disabled = false;
    });
    if (refusal) {
      alert.textContent = t(refusal);
      field.setAttribute('aria-invalid', 'true');
      field.focus();
    }
    const onLeave = () => gift && keepGift(code, gift);
    const onKeep = () => keepInAccount(code);
    const keeps = place.dataset['keeps'] !== undefined;
    if (gift) show(<GiftFound {...{ gift, locale, t, prefix, onLeave }} {...(keeps && { onKeep })} />);
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void lookUp();
  });
  field.value ||= codeOfHash();
  // A form that was sent before it was live has its answer; a gift in it can go along from now on.
  if (field.value !== '' && !alert.textContent) await lookUp();
}
