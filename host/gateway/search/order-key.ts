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
export const MIDDLE = KEY_LIMIT / 2;
const KEYS_PER_POINT = 100;
/** By how much a hotel in the visitor's own country comes forward in the order of price and quality. */
export const HOME_KEYS: number = HOME_POINTS * KEYS_PER_POINT;

/** A half is rounded up, as `Math.round` does, which takes twice as long. */
export const rounded = (value: number): number => Math.floor(value + 0.5);

function clamp(value: number): number {
  const whole = rounded(value);
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

/** What an offer is worth whatever it costs and whoever asks, in keys of the order of price and quality. */
export function worthOf(columns: Columns, offer: number): number {
  const hotel = columns.hotelOfOffer[offer]!;
  const points =
    columns.offerQuality[offer]! +
    columns.score[hotel]! * POINTS_PER_SCORE +
    columns.stars[hotel]! * POINTS_PER_STAR;
  return rounded(points * KEYS_PER_POINT);
}

/**
 * Where an offer stands in an order: a whole number, the smallest first. Equal keys keep the order of offers. `home` is
 * the place of the visitor's country in CATALOGUE_COUNTRIES.
 */
export function orderKey(
  columns: Columns,
  sort: Sort,
  offer: number,
  weighed: Weighed,
  home?: number,
): number {
  const worth = sort === 'priceQuality' ? worthOf(columns, offer) : 0;
  return keyOf(columns, sort, columns.hotelOfOffer[offer]!, worth, weighed, home);
}

/** The same of an offer whose hotel and worth are known. */
export function keyOf(
  columns: Columns,
  sort: Sort,
  hotel: number,
  worth: number,
  { sellPrice, refPrice, unitPrice, distance }: Weighed,
  home?: number,
): number {
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
    case 'priceQuality':
      return qualityKey(worth, columns.country[hotel] === home, promoOf(sellPrice, refPrice), unitPrice);
  }
}

function qualityKey(worth: number, isHome: boolean, promo: number, unitPrice: number): number {
  const points = (isHome ? HOME_POINTS : 0) + promo * POINTS_PER_PROMO_PERCENT - unitPrice / CENTS_PER_POINT;
  return clamp(MIDDLE - worth - points * KEYS_PER_POINT);
}

/** By how much the price of a night moves a key for each cent, where it does. */
export const KEYS_PER_CENT: Partial<Record<Sort, number>> = {
  priceAsc: 1,
  priceQuality: KEYS_PER_POINT / CENTS_PER_POINT,
};

/** By how much each km moves the key of the order by distance. */
export const KEYS_PER_KM = 1000;

/** By how much each percent of a promotion brings a key forward, where it does. */
export const KEYS_PER_PERCENT: Partial<Record<Sort, number>> = {
  promo: 1,
  priceQuality: KEYS_PER_POINT * POINTS_PER_PROMO_PERCENT,
};

/**
 * The key of a stay with dates that costs nothing, has no promotion, is no way off and abroad, in a hotel of such worth;
 * around 0 in the order of price and quality.
 */
export function keyBeforePrice(columns: Columns, sort: Sort, hotel: number, worth: number): number {
  switch (sort) {
    case 'popularity':
      return 1000 - columns.popularity[hotel]!;
    case 'promo':
      return 100;
    case 'priceQuality':
      return -worth;
    default:
      return 0;
  }
}

/** Most offers have no promotion: they are spared a division. */
function promoOf(sellPrice: number, refPrice: number): number {
  return refPrice === sellPrice ? 0 : (promoPercent(sellPrice, refPrice) ?? 0);
}
