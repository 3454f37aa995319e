/** Columns of a grid of promotions that does not say how many. [HOME-10] */
export const PROMO_COLUMNS_DEFAULT = 3;

/** Maximum columns of cards with a call to action, and of marketing blocks. [HOME-10] */
export const PROMO_COLUMNS_MAX = { ctaCards: 5, marketing: 4 } as const;

/** Columns of a grid of promotions: the requested number, up to the maximum of its kind. [HOME-10] */
export function promoColumns(kind: keyof typeof PROMO_COLUMNS_MAX, wanted = PROMO_COLUMNS_DEFAULT): number {
  return Math.max(1, Math.min(wanted, PROMO_COLUMNS_MAX[kind]));
}
