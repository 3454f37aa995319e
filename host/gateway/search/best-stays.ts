import type { CatalogueCountry } from '../catalogue/records.ts';
import type { Columns } from './columns.ts';
import type { FoundStays } from './found-stays.ts';
import { hopefulOrder } from './hopeful-order.ts';
import { countSet, isIn, listSet } from './hotel-sets.ts';
import type { NightFloors } from './night-floors.ts';
import { leastKey, orderKey, rounded } from './order-key.ts';
import type { Query } from './query.ts';
import { indexOfCountry, OFFER_LIMIT } from './ranking.ts';
import { topRanks } from './top-ranks.ts';

/** How many hotels have an offer that is found, and the best of such offers, each of another hotel. */
export interface BestOffers {
  total: number;
  offers: number[];
}

/** What the order of hotels weighs of prices. */
const UNPRICED = { sellPrice: 0, refPrice: 0, unitPrice: 0, distance: 0 };

/**
 * The first `wanted` of the dated stays, the best of each hotel. A hotel whose best case comes after those that are
 * found already is counted alone: its offers are not looked at. Of many hotels those that might be the best on some day
 * come first, and the rest is counted as a set.
 */
export function bestStays(
  columns: Columns,
  floors: NightFloors,
  { sort, price: { min, max } }: Query,
  found: FoundStays,
  wanted: number,
  home?: CatalogueCountry,
): BestOffers {
  const { listed, withRoom, nights, plan, windows, ranks } = found;
  const { hotels, distances } = listed;
  const { sums, references, left } = windows;
  const { start, offers, rooms, factors, extras, best } = plan;
  const homeIndex = indexOfCountry(home);
  const isOpen = min <= 0 && max === Number.POSITIVE_INFINITY;
  const isUnpriced = sort === 'popularity' && isOpen;
  const top = topRanks(ranks, wanted);
  let total = 0;

  /** The rank of the best offer that is left and within the prices. */
  function lookAt(hotel: number, rest: number, sum: number, reference: number, distance: number): number {
    let first = Number.POSITIVE_INFINITY;
    for (let at = start[hotel]!; at < start[hotel + 1]!; at += 1) {
      if (rest < rooms[at]!) continue;
      const offer = offers[at]!;
      // Every offer of the hotel stands where the hotel does: the first is the best.
      if (isUnpriced) return orderKey(columns, sort, offer, UNPRICED, homeIndex) * OFFER_LIMIT + offer;
      const factor = factors[at]!;
      const sellPrice = rounded(sum * factor) + extras[at]!;
      const unitPrice = Math.ceil(sellPrice / nights);
      if (unitPrice < min || unitPrice > max) continue;
      const refPrice = reference > sum ? rounded(reference * factor) + extras[at]! : sellPrice;
      const weighed = { sellPrice, refPrice, unitPrice, distance };
      const rank = orderKey(columns, sort, offer, weighed, homeIndex) * OFFER_LIMIT + offer;
      if (rank < first) first = rank;
    }
    return first;
  }

  const { rooms: fewest, factors: leastFactors, extras: leastExtras, at: cheapestAt, worth } = best;
  const asksPromo = sort === 'promo' || sort === 'priceQuality';
  const asksPrice = !isOpen || sort === 'priceAsc' || sort === 'priceQuality';
  let limit = top.limit;

  /** Counts a hotel, and adds its best offer to the first ones where it is one of them. */
  function weigh(hotel: number): void {
    const rest = left[hotel]!;
    if (rest < fewest[hotel]!) return;
    const sum = sums[hotel]!;
    const reference = references[hotel]!;
    const distance = distances[hotel]!;
    const factor = leastFactors[hotel]!;
    const unitPrice = asksPrice ? Math.ceil((rounded(sum * factor) + leastExtras[hotel]!) / nights) : 0;
    if (unitPrice > max) return;
    let isSure = isOpen;
    if (!isOpen && unitPrice >= min) {
      const cheapest = cheapestAt[hotel]!;
      isSure = cheapest >= 0 && rest >= rooms[cheapest]!;
    }
    if (isSure) {
      total += 1;
      const promo = asksPromo && reference > sum ? mostPromo(sum * factor, reference * factor) : 0;
      const least = leastKey(columns, sort, hotel, worth[hotel]!, unitPrice, promo, distance, homeIndex);
      if (least !== undefined && least * OFFER_LIMIT + offers[start[hotel]!]! > limit) return;
    }
    const rank = lookAt(hotel, rest, sum, reference, distance);
    if (rank === Number.POSITIVE_INFINITY) return;
    if (!isSure) total += 1;
    if (rank > limit) return;
    top.add(rank);
    limit = top.limit;
  }

  const order = withRoom && isOpen && hopefulOrder(columns, plan, floors, nights, sort, homeIndex);
  if (withRoom && order) {
    for (let index = 0; index < order.hotels.length; index += 1) {
      if (order.keys[index]! * OFFER_LIMIT > limit) break;
      if (isIn(withRoom, order.hotels[index]!)) weigh(order.hotels[index]!);
    }
    // Every hotel that has room for the party is found, whether it was looked at or not.
    total = countSet(withRoom);
  } else {
    const count = withRoom ? listSet(withRoom, hotels) : listed.count;
    for (let index = 0; index < count; index += 1) weigh(hotels[index]!);
  }
  return { total, offers: Array.from(top.sorted(), (rank) => rank % OFFER_LIMIT) };
}

/** A percentage that no promotion of dearer offers reaches over: rounding to cents adds at most one to the difference. */
function mostPromo(sum: number, reference: number): number {
  return reference <= 1 ? 100 : Math.min(100, ((reference - sum + 1) * 100) / (reference - 0.5));
}
