/** The key of a promo code in the address of a checkout. */
export const PROMO_CODE_KEY = 'promoCode';

/** What a promo code can be: letters, digits and a few signs that people say and type. */
const PROMO_CODE = /^[\w.:-]{1,60}$/;

/** The promo code that somebody typed: blanks around it and case do not matter. Undefined where it can be none. */
export function readPromoCode(typed: string): string | undefined {
  const code = typed.trim().toUpperCase();
  return PROMO_CODE.test(code) ? code : undefined;
}
