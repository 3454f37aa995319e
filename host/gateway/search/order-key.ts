import { promoPercent } from '../../../widgets/core/price/promo.ts';
import type { Sort } from '../../../widgets/core/search/sort.ts';
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
/** Keys of the order of price and quality lie around this. */
const MIDDLE = KEY_LIMIT / 2;
const KEYS_PER_POINT = 100;
/** By how much each km moves the key of the order by distance. */
const KEYS_PER_KM = 1000;

function clamp(value: number): number {
  const whole = Math.round(value);
  return whole < 0 ? 0 : whole >= KEY_LIMIT ? KEY_LIMIT - 1 : whole;
}

/** What an order weighs of an offer that was priced, besides what the columns know of it. Cents and km. */
export interface Weighed {
  sellPrice: number;
  refPrice: number;
  unitPrice: number;
  /** Only with a point. */
  distance: number;
}

/**
 * Where an offer stands in an order: a whole number, the smallest first. Equal keys keep the order of offers. `home` is
 * the place of the visitor's country in CATALOGUE_COUNTRIES.
 */
export function orderKey(
  columns: Columns,
  sort: Sort,
  offer: number,
  { sellPrice, refPrice, unitPrice, distance }: Weighed,
  home?: number,
): number {
  const hotel = columns.hotelOfOffer[offer]!;
  switch (sort) {
    case 'distance':
      return clamp(distance * KEYS_PER_KM);
    case 'priceAsc':
      return clamp(unitPrice);
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

/** Most offers have no promotion: they are spared a division. */
function promoOf(sellPrice: number, refPrice: number): number {
  return refPrice === sellPrice ? 0 : (promoPercent(sellPrice, refPrice) ?? 0);
}
