import { pasted } from '@staykit/values/text/pasted.ts';

/** The key of a promo code in the address of a checkout. */
export const PROMO_CODE_KEY = 'promoCode';

/** The key of a promo code in links of campaigns, to whatever page. */
export const PROMO_LINK_KEY = 'promo';

/** What a promo code of the shop takes off. */
export interface PromoTerms {
  kind: 'percent' | 'amount';
  /** Whole per cent, or cents. */
  value: number;
  /** The price, in cents, from which on it takes off anything. */
  minimumCents: number;
}

/** The cents that a promo code of the shop takes off a price: whole cents, floored, and never more than the price. */
export function promoReduction({ kind, value, minimumCents }: PromoTerms, cents: number): number {
  if (cents < minimumCents) return 0;
  return kind === 'percent' ? Math.floor((cents * value) / 100) : Math.min(value, cents);
}

/** What a promo code can be: letters, digits and a few signs that people say and type. */
const PROMO_CODE = /^[\w.:-]{1,60}$/;

/** A promo code as it is printed, in whatever case and with whatever signs it was pasted. */
export const printedPromoCode = (typed: string): string => pasted(typed).toUpperCase();

/** The promo code that somebody typed: blanks around it, invisible signs and case do not matter. Undefined where it can be none. */
export function readPromoCode(typed: string): string | undefined {
  const code = printedPromoCode(typed);
  return PROMO_CODE.test(code) ? code : undefined;
}
