import type { Sort } from '../../../widgets/core/search/sort.ts';
import type { Columns } from './columns.ts';
import type { NightFloors } from './night-floors.ts';
import { leastKey, rounded } from './order-key.ts';
import type { StayPlan } from './stay-plans.ts';

/**
 * The hotels of a plan by the best that a stay in them could ever be, whatever the days: whoever looks for the first
 * of a search in this order may stop where nothing better can come.
 */
export interface HopefulOrder {
  hotels: Int32Array;
  /** The key that no stay of the hotel at the same place comes before, ascending. */
  keys: Float64Array;
  /** The version of the floors that it was made from. */
  version: number;
}

/** Orders of one plan that are kept. */
const ORDERS_KEPT = 10;

/** The order of a plan's hotels; undefined in a sort that says nothing before the days are known. */
export function hopefulOrder(
  columns: Columns,
  plan: StayPlan,
  floors: NightFloors,
  nights: number,
  sort: Sort,
  home: number | undefined,
): HopefulOrder | undefined {
  // Nearly every hotel has some day with a large promotion.
  if (sort === 'promo' || sort === 'distance') return undefined;
  const key = sort === 'priceQuality' ? `${sort} ${home}` : sort;
  const known = plan.orders.get(key);
  if (known?.version === floors.version) return known;
  const made = makeOrder(columns, plan, floors, nights, sort, home);
  plan.orders.delete(key);
  if (plan.orders.size >= ORDERS_KEPT)
    for (const oldest of plan.orders.keys()) if (plan.orders.delete(oldest)) break;
  plan.orders.set(key, made);
  return made;
}

function makeOrder(
  columns: Columns,
  { best }: StayPlan,
  { least, promos, version }: NightFloors,
  nights: number,
  sort: Sort,
  home: number | undefined,
): HopefulOrder {
  const keyOf = (hotel: number): number => {
    // Nothing is sold: wherever it stands, it is never among those that have room.
    if (least[hotel] === 0 || best.factors[hotel] === Number.POSITIVE_INFINITY)
      return Number.POSITIVE_INFINITY;
    const sum = least[hotel]! * nights;
    const scaled = sum * best.factors[hotel]!;
    const unitPrice = Math.ceil((rounded(scaled) + best.extras[hotel]!) / nights);
    const promo = mostPromo(promos[hotel]!, scaled);
    return (
      leastKey(columns, sort, hotel, best.worth[hotel]!, unitPrice, promo, 0, home) ??
      Number.NEGATIVE_INFINITY
    );
  };
  const keyOfHotel = Float64Array.from(best.factors, (_, hotel) => keyOf(hotel));
  const hotels = Int32Array.from(keyOfHotel.keys()).sort((a, b) => keyOfHotel[a]! - keyOfHotel[b]! || a - b);
  return { hotels, keys: Float64Array.from(hotels, (hotel) => keyOfHotel[hotel]!), version };
}

/**
 * A percentage that no promotion reaches over when a share is taken off prices of at least so many cents: rounding adds
 * at most one cent to what is taken off, and takes at most a half from what it is taken off.
 */
function mostPromo(share: number, cents: number): number {
  return cents <= 1 ? 100 : Math.min(100, ((share * cents + 1) * 100) / (cents - 0.5));
}
