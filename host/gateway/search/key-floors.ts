import type { Sort } from '../../../widgets/core/search/sort.ts';
import type { Columns } from './columns.ts';
import type { ListedHotels } from './listed-hotels.ts';
import { KEYS_PER_CENT, KEYS_PER_KM, KEYS_PER_PERCENT, keyBeforePrice, MIDDLE } from './order-key.ts';
import { LEAN, type StayPlan } from './stay-plans.ts';

/**
 * What no stay of a hotel has a smaller key than, whatever the days: `middle + base + sum * slope - promo * perPercent`,
 * where `sum` is what its nights cost, and `promo` a percentage that its promotions do not reach over.
 */
export interface KeyFloors {
  /** Base and slope of each hotel, one after the other: half as much to read as exact numbers would be. */
  lines: Float32Array;
  perPercent: number;
  middle: number;
}

/** Orders of one plan that are kept: all there are, and that of price and quality for each country. */
const FLOORS_KEPT = 10;
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
  const fixed = { perPercent: KEYS_PER_PERCENT[sort] ?? 0, middle: sort === 'priceQuality' ? MIDDLE : 0 };
  if (sort === 'distance') return { lines: linesOfDistances(listed), ...fixed };
  const key = sort === 'priceQuality' ? `${sort} ${home}` : sort;
  let lines = plan.floors.get(key);
  if (!lines) {
    lines = linesOf(columns, plan, sort, home);
    if (plan.floors.size >= FLOORS_KEPT)
      for (const oldest of plan.floors.keys()) if (plan.floors.delete(oldest)) break;
    plan.floors.set(key, lines);
  }
  return { lines, ...fixed };
}

function linesOf(
  columns: Columns,
  { best: { factors, lean, worth }, nights }: StayPlan,
  sort: Sort,
  home: number | undefined,
): Float32Array {
  const perCent = (KEYS_PER_CENT[sort] ?? 0) / nights;
  const lines = new Float32Array(2 * factors.length);
  for (let hotel = 0; hotel < factors.length; hotel += 1) {
    // A hotel that sells nothing has no worth and no price.
    if (factors[hotel] === Number.POSITIVE_INFINITY) continue;
    const free = keyBeforePrice(columns, sort, hotel, worth[hotel]!, home);
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
