/** Digits of an offer's id inside the id of a product with extras. */
const OFFER_DIGITS = 8;

/** What an id of a product names: an offer, and the extras that were added to it. */
export interface ProductRef {
  offerId: string;
  /** The numbers of the extras, ascending: 1 to 3. */
  extras: number[];
}

/**
 * The id of an offer with extras: a product of its own, which the page goes to when an extra is added or taken off.
 * It is a number like every offer's: 9, then which extras (1, 2 and 4 added up), then the offer's id in eight digits.
 * Without extras it is the offer's own id. [UPSELL-07]
 */
export function productIdOf(offerId: string, extras: readonly number[]): string {
  if (extras.length === 0 || offerId.length > OFFER_DIGITS) return offerId;
  const which = extras.reduce((sum, extra) => sum | (1 << (extra - 1)), 0);
  return `9${which}${offerId.padStart(OFFER_DIGITS, '0')}`;
}

/** What the id of a product names. Any other text is taken for an offer's id. */
export function readProductId(id: string): ProductRef {
  const parts = /^9([1-7])(\d{8})$/.exec(id);
  const which = Number(parts?.[1] ?? 0);
  return {
    offerId: parts?.[2]?.replace(/^0+(?=\d)/, '') ?? id,
    extras: [1, 2, 3].filter((extra) => which & (1 << (extra - 1))),
  };
}

/** The id of the product with an extra more, or with it taken off where it is in. */
export function withExtraToggled({ offerId, extras }: ProductRef, extra: number): string {
  const rest = extras.filter((one) => one !== extra);
  return productIdOf(offerId, rest.length < extras.length ? rest : [...rest, extra]);
}
