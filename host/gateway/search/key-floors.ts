import { SORTS, type Sort } from '../../../widgets/core/search/sort.ts';
import { CATALOGUE_COUNTRIES } from '../catalogue/records.ts';
import type { Columns } from './columns.ts';
import type { ListedHotels } from './listed-hotels.ts';
import {
  HOME_KEYS,
  KEYS_PER_CENT,
  KEYS_PER_KM,
  KEYS_PER_PERCENT,
  keyBeforePrice,
  MIDDLE,
} from './order-key.ts';
import { LEAN, type StayPlan } from './stay-plans.ts';

/**
 * What no stay of a hotel has a smaller key than, whatever the days: the whole part of
 * `above + base + sum * slope - promo * perPercent - ofCountry[country]`, where `sum` is what its nights cost, and `promo` a
 * percentage that its promotions do not reach over.
 */
export interface KeyFloors {
  /** Base and slope of each hotel, one after the other: half as much to read as exact numbers would be. */
  lines: Float32Array;
  perPercent: number;
  above: number;
  /** What the visitor's own country brings forward, by the number of a country in the columns. */
  ofCountry: Float64Array;
}

/**
 * Keys are whole numbers: one that is not below a number is not below the next whole one either. By how much a number may
 * lie above a key that was rounded, and what is left to that of the next whole one.
 */
const SLACK = 0.25;
const NEXT_WHOLE = 1 - SLACK - 2 ** -10;
/** Rounding a stay to the cent takes at most so much off. */
const ROUNDED_OFF = 0.5;

/** A number of 32 bits below one of 64, and hardly. */
const below = (value: number): number => Math.fround(value - Math.abs(value) * 2 ** -23);

/**
 * The floors of the hotels of a plan in an order. They are lines, so that a search reads a few columns from end to end
 * where it would have to price offers.
 */
export function keyFloors(
  columns: Columns,
  plan: StayPlan,
  sort: Sort,
  listed: ListedHotels,
  home: number | undefined,
): KeyFloors {
  const isByQuality = sort === 'priceQuality';
  const fixed = {
    perPercent: KEYS_PER_PERCENT[sort] ?? 0,
    above: (isByQuality ? MIDDLE : 0) + NEXT_WHOLE,
    ofCountry: (isByQuality && home !== undefined && OF_HOMES[home]) || OF_NOBODY,
  };
  if (sort === 'distance') return { lines: linesOfDistances(listed), ...fixed };
  const place = SORTS.indexOf(sort);
  return { lines: (plan.floors[place] ??= linesOf(columns, plan, sort)), ...fixed };
}

/** Numbers of countries: one byte each. */
const COUNTRIES = 256;
/** What each country brings forward: nothing, and the visitor's own as much as the order has it. */
const OF_NOBODY = new Float64Array(COUNTRIES);
const OF_HOMES = CATALOGUE_COUNTRIES.map((_, home) =>
  OF_NOBODY.map((_none, country) => (country === home ? HOME_KEYS : 0)),
);

function linesOf(
  columns: Columns,
  { best: { factors, lean, worth }, nights }: StayPlan,
  sort: Sort,
): Float32Array {
  const perCent = (KEYS_PER_CENT[sort] ?? 0) / nights;
  const lines = new Float32Array(2 * factors.length);
  for (let hotel = 0; hotel < factors.length; hotel += 1) {
    // A hotel that sells nothing has no worth and no price.
    if (factors[hotel] === Number.POSITIVE_INFINITY) continue;
    const free = keyBeforePrice(columns, sort, hotel, worth[hotel]!);
    lines[2 * hotel] = below(free + (lean[hotel * LEAN.length + LEAN.leastExtras]! - ROUNDED_OFF) * perCent);
    lines[2 * hotel + 1] = below(factors[hotel]! * perCent);
  }
  return lines;
}

/** Of the order by distance, which knows where the listed hotels are when somebody asks. */
function linesOfDistances({ hotels, count, distances }: ListedHotels): Float32Array {
  const lines = new Float32Array(2 * distances.length);
  for (let index = 0; index < count; index += 1) {
    const hotel = hotels[index]!;
    lines[2 * hotel] = below(distances[hotel]! * KEYS_PER_KM);
  }
  return lines;
}
