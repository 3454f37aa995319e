/** Digits of the offer id within a product id with extras. */
const OFFER_DIGITS = 8;

/** The parts of a product id. */
export interface ProductRef {
  offerId: string;
  /** Numbers of the extras, 1 to 3, ascending. */
  extras: number[];
}

/**
 * The product id of an offer with extras; pages go to it when an extra is added or removed. Numeric like all ids: 9,
 * the extras as a sum of 1, 2 and 4, then the offer id in eight digits. Without extras it is the offer id. [UPSELL-07]
 */
export function productIdOf(offerId: string, extras: readonly number[]): string {
  if (extras.length === 0 || offerId.length > OFFER_DIGITS) return offerId;
  const which = extras.reduce((sum, extra) => sum | (1 << (extra - 1)), 0);
  return `9${which}${offerId.padStart(OFFER_DIGITS, '0')}`;
}

/** Parses a product id. Any other text is read as an offer id. */
export function readProductId(id: string): ProductRef {
  const parts = /^9([1-7])(\d{8})$/.exec(id);
  const which = Number(parts?.[1] ?? 0);
  return {
    offerId: parts?.[2]?.replace(/^0+(?=\d)/, '') ?? id,
    extras: [1, 2, 3].filter((extra) => which & (1 << (extra - 1))),
  };
}

/** The product id with an extra added, or removed if it is included. */
export function withExtraToggled({ offerId, extras }: ProductRef, extra: number): string {
  const rest = extras.filter((one) => one !== extra);
  return productIdOf(offerId, rest.length < extras.length ? rest : [...rest, extra]);
}
