import type { Sort } from '../../../widgets/core/search/sort.ts';
import type { Columns } from './columns.ts';
import { KEYS_PER_CENT, KEYS_PER_KM, KEYS_PER_PERCENT, keyBeforePrice } from './order-key.ts';
import type { StayPlan } from './stay-plans.ts';

/**
 * What no stay of a hotel has a smaller key than, whatever the days:
 * `base * scale + sum * slope * perCent - promo * perPercent`, where `sum` is what its nights cost, `slope` that of the
 * plan, and `promo` a percentage that its promotions do not reach over.
 */
export interface KeyFloors {
  /** By the number of the hotel. */
  base: Float64Array;
  scale: number;
  perCent: number;
  perPercent: number;
}

/** Orders of one plan that are kept: all there are, and that of price and quality for each country. */
const FLOORS_KEPT = 10;
/** Rounding a stay to the cent takes at most so much off. */
const ROUNDED_OFF = 0.5;

/**
 * The floors of the hotels of a plan in an order. They are lines, so that a search reads a few columns from end to end
 * where it would have to price offers.
 */
export function keyFloors(
  columns: Columns,
  plan: StayPlan,
  sort: Sort,
  distances: Float64Array,
  home: number | undefined,
): KeyFloors {
  const scales = { perCent: KEYS_PER_CENT[sort] ?? 0, perPercent: KEYS_PER_PERCENT[sort] ?? 0 };
  if (sort === 'distance') return { base: distances, scale: KEYS_PER_KM, ...scales };
  const key = sort === 'priceQuality' ? `${sort} ${home}` : sort;
  let base = plan.floors.get(key);
  if (!base) {
    base = baseOf(columns, plan, sort, scales.perCent, home);
    if (plan.floors.size >= FLOORS_KEPT)
      for (const oldest of plan.floors.keys()) if (plan.floors.delete(oldest)) break;
    plan.floors.set(key, base);
  }
  return { base, scale: 1, ...scales };
}

const baseOf = (
  columns: Columns,
  { best, nights }: StayPlan,
  sort: Sort,
  perCent: number,
  home: number | undefined,
): Float64Array =>
  Float64Array.from(
    best.extras,
    (extras, hotel) =>
      keyBeforePrice(columns, sort, hotel, best.worth[hotel]!, home) +
      ((extras - ROUNDED_OFF) / nights) * perCent,
  );
