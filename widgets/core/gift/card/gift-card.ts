import { marketOf, type Locale } from '@staykit/values/market/locale.ts';
import { shop } from '../../market/shop.ts';
import type { GiftCardTerms } from './gift-card-terms.ts';

/** Product code of the gift card. */
export const GIFT_CARD_CODE = 'GIFTCARD';

/** Where a gift card is made. [FOOTER-01] [PAGES-05] */
export const GIFT_CARD_PATH = '/giftcard/customization';

/** The gift card of the shop in a locale; undefined where it sells none. */
export function giftCardTerms(locale: Locale): GiftCardTerms | undefined {
  const { giftCard } = shop();
  return giftCard?.markets.includes(marketOf(locale)) ? giftCard : undefined;
}

/** Whether an address of the shop's own is a page of the gift card. */
export const isGiftCardPath = (address: string): boolean => /^\/giftcard(?:[/?#]|$)/.test(address);

/** Whether a card of so many cents is sold. */
export const isCardAmount = (
  cents: number,
  { least, most, step }: Pick<GiftCardTerms, 'least' | 'most' | 'step'>,
): boolean => cents >= least && cents <= most && (cents - least) % step === 0;

/** Cents of an amount that somebody typed, with a comma or a point; nothing for what is no amount of the card. */
export function readCardAmount(typed: string, terms: GiftCardTerms | undefined): number | undefined {
  const parts = /^(\d{1,5})(?:[.,](\d{1,2}))?$/.exec(typed.replace(/[\s\u00a0\u202f€]/g, ''));
  if (!parts || !terms) return undefined;
  const [, whole = '', cents = ''] = parts;
  const amount = Number(whole) * 100 + Number(cents.padEnd(2, '0'));
  return isCardAmount(amount, terms) ? amount : undefined;
}

/** Cents as the text of an input: `150`, `99.50`. */
export function writeCardAmount(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}
