/** What a price is: the lowest of several days, that of the chosen days, a beneficiary's, a gift's. [PENTITY-04] */
export const PRICE_TYPES = ['from', 'final', 'beneficiary', 'gift'] as const;

/** One of PRICE_TYPES. */
export type PriceType = (typeof PRICE_TYPES)[number];
