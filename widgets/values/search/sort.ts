/** The orders that results can have. Which of them a flow offers is a rule of its own. [SORT-01..05] */
export const SORTS = [
  'priceQuality',
  'distance',
  'promo',
  'priceAsc',
  'priceDesc',
  'rating',
  'popularity',
  'svPriceDesc',
  'svPriceAsc',
] as const;

/** An order of results. */
export type Sort = (typeof SORTS)[number];
