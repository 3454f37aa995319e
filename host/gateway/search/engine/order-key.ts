import { promoPercent } from '@staykit/core/price/promo.ts';
import type { Sort } from '@staykit/values/search/sort.ts';
import type { Columns } from '../columns/columns.ts';

/** Upper bound of keys, so that a key and an offer's number fit into one exact number. */
export const KEY_LIMIT = 2 ** 31;

/** Weights of the order `priceQuality` in points; an offer's own quality is 0 to 1000. */
const POINTS_PER_SCORE = 50;
const POINTS_PER_STAR = 30;
const POINTS_PER_PROMO_PERCENT = 3;
/** Cents per night that cost one point. */
const CENTS_PER_POINT = 100;
/** Bonus for hotels in the visitor's country, for searches without a place. */
const HOME_POINTS = 250;
/** Centre of the keys of `priceQuality`. */
const MIDDLE = KEY_LIMIT / 2;
const KEYS_PER_POINT = 100;
/** Best score of a hotel in key units of the order `rating`: hundredths. */
const KEYS_PER_SCORE = 100;
const SCORE_LIMIT = 10 * KEYS_PER_SCORE;
/** Key units per km in the order `distance`. */
const KEYS_PER_KM = 1000;

function clamp(value: number): number {
  const whole = Math.round(value);
  return whole < 0 ? 0 : whole >= KEY_LIMIT ? KEY_LIMIT - 1 : whole;
}

/** Values of a priced offer that are not in the columns, in cents and km. */
export interface SortValues {
  sellPrice: number;
  refPrice: number;
  unitPrice: number;
  /** Only with a point. */
  distance: number;
}

/**
 * Sort key of an offer: an integer, smallest first; equal keys keep the order of offers. `home` is the index of the
 * visitor's country in CATALOGUE_COUNTRIES.
 */
export function orderKey(
  columns: Columns,
  sort: Sort,
  offer: number,
  { sellPrice, refPrice, unitPrice, distance }: SortValues,
  home?: number,
): number {
  const hotel = columns.hotelOfOffer[offer]!;
  switch (sort) {
    case 'distance':
      return clamp(distance * KEYS_PER_KM);
    case 'priceAsc':
      return clamp(unitPrice);
    case 'priceDesc':
      return KEY_LIMIT - 1 - clamp(unitPrice);
    case 'rating':
      // Hotels that nobody has rated have a score of 0, and come last.
      return SCORE_LIMIT - clamp(columns.score[hotel]! * KEYS_PER_SCORE);
    case 'svPriceAsc':
      return clamp(sellPrice);
    case 'svPriceDesc':
      return KEY_LIMIT - 1 - clamp(sellPrice);
    case 'popularity':
      return 1000 - columns.popularity[hotel]!;
    case 'promo':
      return 100 - promoOf(sellPrice, refPrice);
    case 'priceQuality': {
      const points =
        columns.offerQuality[offer]! +
        columns.score[hotel]! * POINTS_PER_SCORE +
        columns.stars[hotel]! * POINTS_PER_STAR +
        (columns.country[hotel] === home ? HOME_POINTS : 0) +
        promoOf(sellPrice, refPrice) * POINTS_PER_PROMO_PERCENT;
      return clamp(MIDDLE - (points - unitPrice / CENTS_PER_POINT) * KEYS_PER_POINT);
    }
  }
}

/** Avoids a division for the many offers without a promotion. */
function promoOf(sellPrice: number, refPrice: number): number {
  return refPrice === sellPrice ? 0 : (promoPercent(sellPrice, refPrice) ?? 0);
}
