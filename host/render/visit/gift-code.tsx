import { render } from 'preact';
import type { ComponentChild } from 'preact';
import { adoptLaterStyles } from '../../../widgets/elements/styles/styled.ts';
import { readGiftCode } from '../../../widgets/core/gift/gift-code.ts';
import { createTranslate, type MessageKey } from '../../../widgets/messages/translate.ts';
import { GiftFound, type FoundGift } from '../../pages/beneficiary/gift-found.tsx';
import { SALE_CHUNKS } from '../locale-chunks.ts';
import { inside } from '../../routing/inside.ts';
import { keepGift } from './kept-gift.ts';
import type { VisitData } from './visit-data.ts';

/** What the visitor reads for an answer that is no gift. */
const REFUSALS: Partial<Record<number, MessageKey>> = { 404: 'errors.giftCodeUnknown' };

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
  const field = form.querySelector('input');
  const button = form.querySelector('button');
  const alert = form.querySelector('[role="alert"]');
  const place = document.querySelector<HTMLElement>('[data-gift-found]');
  if (!field || !button || !alert || !place) return;

  const refuse = (key: MessageKey): void => {
    alert.textContent = t(key);
    field.setAttribute('aria-invalid', 'true');
    field.focus();
  };
  const lookUp = async (): Promise<void> => {
    render(null, place);
    alert.textContent = '';
    field.removeAttribute('aria-invalid');
    const code = readGiftCode(field.value);
    if (code === undefined) return refuse('errors.giftCodeMistyped');
    button.disabled = true;
    try {
      const answer = await fetch(`${origin}/api/beneficiary/lookup`, {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ code }),
      });
      if (!answer.ok) return refuse(REFUSALS[answer.status] ?? 'gift.failed');
      const gift = (await answer.json()) as FoundGift;
      const ways = {
        product: inside(prefix, `/product/${encodeURIComponent(gift.productId)}`),
        search: inside(prefix, '/search'),
        onLeave: () => keepGift(code),
      };
      render((<GiftFound {...{ gift, ways, locale, t }} />) as unknown as ComponentChild, place);
    } catch {
      refuse('gift.failed');
    } finally {
      button.disabled = false;
    }
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void lookUp();
  });
  button.disabled = false;
  field.value ||= codeOfHash();
  if (field.value !== '') await lookUp();
}
