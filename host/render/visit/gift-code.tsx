import { render } from 'preact';
import type { ComponentChild } from 'preact';
import { createGiftSaleClient } from '../../../widgets/client/gift/create-gift-sale-client.ts';
import { adoptLaterStyles } from '../../../widgets/elements/styles/styled.ts';
import { createTranslate } from '../../../widgets/messages/translate.ts';
import { answerCode } from '../../pages/beneficiary/answer-code.ts';
import { GiftFound } from '../../pages/beneficiary/gift-found.tsx';
import { SALE_CHUNKS } from '../locale-chunks.ts';
import { keepGift } from './kept-gift.ts';
import type { VisitData } from './visit-data.ts';

/** The code that a voucher puts behind the `#`, where no server sees it. */
function codeOfHash(): string {
  return new URLSearchParams(location.hash.slice(1)).get('code') ?? '';
}

/** Shows the gift of a code that is typed, or that came with the address of a voucher. */
export async function startGiftCode(
  form: HTMLFormElement,
  { locale, origin, prefix = '' }: VisitData,
): Promise<void> {
  const { default: messages } = await SALE_CHUNKS[locale]();
  adoptLaterStyles(document);
  const t = createTranslate(locale, messages);
  const client = createGiftSaleClient({ api: `${origin}/api`, locale });
  const field = form.querySelector('input');
  const button = form.querySelector('button');
  const alert = form.querySelector('[role="alert"]');
  const place = document.querySelector<HTMLElement>('[data-gift-found]');
  if (!field || !button || !alert || !place) return;

  const show = (found: ComponentChild): void => {
    place.replaceChildren();
    render(found, place);
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
    if (gift) show((<GiftFound {...{ gift, locale, t, prefix, onLeave }} />) as unknown as ComponentChild);
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void lookUp();
  });
  field.value ||= codeOfHash();
  // A form that was sent before it was live has its answer; a gift in it can go along from now on.
  if (field.value !== '' && !alert.textContent) await lookUp();
}
