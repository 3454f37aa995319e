import type { CallExample } from './call-example.ts';
import { BOUGHT_GIFT_EXAMPLES } from './bought-gifts.ts';
import { GIFT_READING_EXAMPLES } from './gift-reading.ts';
import { GIFT_REDEEMING_EXAMPLES } from './gift-redeeming.ts';
import { GIFT_SELLING_EXAMPLES } from './gift-selling.ts';
import { PROMO_CODE_EXAMPLES } from './promo-codes.ts';

/** Requests of the family `gift` of calls: at least one good one of each, and those that it refuses. */
export const GIFT_EXAMPLES: readonly CallExample[] = [
  ...GIFT_READING_EXAMPLES,
  ...GIFT_SELLING_EXAMPLES,
  ...BOUGHT_GIFT_EXAMPLES,
  ...PROMO_CODE_EXAMPLES,
  ...GIFT_REDEEMING_EXAMPLES,
];
