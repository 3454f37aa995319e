import type { PaidBy } from '@staykit/widgets/booking-box/booking-box.props.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import { createTranslate, type Messages } from '@staykit/messages/translate.ts';
import { keptGift } from './kept-gift.ts';

/** What the gift pays that goes along; nothing is fetched where there is none. [FLOW-07] */
export async function giftAlong(locale: Locale, messages: Messages): Promise<PaidBy | undefined> {
  const gift = keptGift();
  if (!gift) return undefined;
  const { paidByGift } = await import('./paid-by-gift.tsx');
  return paidByGift(gift, locale, createTranslate(locale, messages));
}
