import { promoPercent } from '../../../widgets/core/price/promo.ts';
import type { Sort } from '../../../widgets/core/search/sort.ts';
import type { Candidate } from './pricing.ts';
import type { Columns } from './columns.ts';

/** Keys stay below this, so that a key and an offer's number fit into one exact number. */
export const KEY_LIMIT = 2 ** 31;

/** What the order of price and quality weighs, in points: the offer's own quality is 0 to 1000. */
const POINTS_PER_SCORE = 50;
const POINTS_PER_STAR = 30;
const POINTS_PER_PROMO_PERCENT = 3;
/** Cents a night that cost one point. */
const CENTS_PER_POINT = 100;
/** A visitor who names no place means their own country first. */
const HOME_POINTS = 250;
const MIDDLE = KEY_LIMIT / 2;

const clamp = (value: number): number => Math.min(KEY_LIMIT - 1, Math.max(0, Math.round(value)));

/**
 * Where a candidate stands in an order: a whole number, the smallest first. Equal keys keep the order of offers.
 * `home` is the place of the visitor's country in CATALOGUE_COUNTRIES.
 */
export function orderKey(columns: Columns, sort: Sort, one: Candidate, home?: number): number {
  switch (sort) {
    case 'distance':
      return clamp(one.distance * 1000);
    case 'priceAsc':
      return clamp(one.unitPrice);
    case 'svPriceAsc':
      return clamp(one.sellPrice);
    case 'svPriceDesc':
      return KEY_LIMIT - 1 - clamp(one.sellPrice);
    case 'popularity':
      return 1000 - (columns.popularity[one.hotel] ?? 0);
    case 'promo':
      return 100 - (promoPercent(one.sellPrice, one.refPrice) ?? 0);
    case 'priceQuality': {
      const points =
        (columns.offerQuality[one.offer] ?? 0) +
        (columns.score[one.hotel] ?? 0) * POINTS_PER_SCORE +
        (columns.stars[one.hotel] ?? 0) * POINTS_PER_STAR +
        (columns.country[one.hotel] === home ? HOME_POINTS : 0) +
        (promoPercent(one.sellPrice, one.refPrice) ?? 0) * POINTS_PER_PROMO_PERCENT -
        one.unitPrice / CENTS_PER_POINT;
      return clamp(MIDDLE - points * 100);
    }
  }
}
