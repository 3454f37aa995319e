import type { CatalogueCountry } from '../catalogue/records.ts';
import type { Columns } from './columns.ts';
import type { FoundStays } from './found-stays.ts';
import { listSet } from './hotel-sets.ts';
import { keyFloors } from './key-floors.ts';
import { KEY_LIMIT, orderKey, rounded } from './order-key.ts';
import type { Query } from './query.ts';
import { indexOfCountry, OFFER_LIMIT } from './ranking.ts';
import { LEAST_FACTOR } from './stay-windows.ts';
import { staysWithin } from './stays-within.ts';
import { topRanks } from './top-ranks.ts';

/** How many hotels have an offer that is found, and the best of such offers, each of another hotel. */
export interface BestOffers {
  total: number;
  offers: number[];
}

/** What the order of hotels weighs of prices. */
const UNPRICED = { sellPrice: 0, refPrice: 0, unitPrice: 0, distance: 0 };
/** By how much a floor may lie above a key: keys are rounded to the next whole number, and floors hardly at all. */
const SLACK = 0.25;
/** Says nothing of any promotion. */
const ANY_PROMO = 100;

/**
 * The first `wanted` of the dated stays, the best of each hotel. First the hotels are counted that have room within the
 * prices. Then they are gone through from end to end: one whose best case comes after those that are found already is
 * passed over.
 */
export function bestStays(
  columns: Columns,
  { sort, price: { min, max } }: Query,
  found: FoundStays,
  wanted: number,
  home?: CatalogueCountry,
): BestOffers {
  const { listed, withRoom, nights, plan, windows, ranks } = found;
  const { hotels, distances } = listed;
  const { sums, references, left, promos } = windows;
  const { start, offers, rooms, factors, extras, best } = plan;
  const { slopes, leastFactor } = best;
  const homeIndex = indexOfCountry(home);
  const isOpen = min <= 0 && max === Number.POSITIVE_INFINITY;
  const isUnpriced = sort === 'popularity' && isOpen;
  const arePromosKnown = leastFactor >= LEAST_FACTOR;
  const { base, scale, perCent, perPercent } = keyFloors(columns, plan, sort, distances, homeIndex);
  const top = topRanks(ranks, wanted);

  /** The rank of the best offer that is left and within the prices. */
  function lookAt(hotel: number): number {
    const rest = left[hotel]!;
    const sum = sums[hotel]!;
    const reference = references[hotel]!;
    const distance = distances[hotel]!;
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

  let total = withRoom ? listSet(withRoom, hotels) : keepRoomy(found);
  if (!isOpen) total = staysWithin(found, total, min, max);
  let highest = highestFloor(top.limit);
  for (let index = 0; index < total; index += 1) {
    const hotel = hotels[index]!;
    const promo = arePromosKnown ? promos[hotel]! : ANY_PROMO;
    const floor = base[hotel]! * scale + sums[hotel]! * slopes[hotel]! * perCent - promo * perPercent;
    // Hotels come in the order of their offers: of two with the same key the later one has to be better.
    if (floor > highest) continue;
    const rank = lookAt(hotel);
    if (rank > top.limit || rank === Number.POSITIVE_INFINITY) continue;
    top.add(rank);
    highest = highestFloor(top.limit);
  }
  const sorted = top.sorted();
  const first: number[] = [];
  for (let at = 0; at < sorted.length; at += 1) first.push(sorted[at]! % OFFER_LIMIT);
  return { total, offers: first };
}

/** A hotel whose floor is above this has no offer that comes before a rank of an earlier one. */
function highestFloor(rank: number): number {
  const key = Math.floor(rank / OFFER_LIMIT);
  // Keys end there: of what is dearer nothing more is known.
  return key >= KEY_LIMIT - 1 ? Number.POSITIVE_INFINITY : key - SLACK;
}

/** Leaves of the listed hotels those that have as many rooms as an offer of theirs needs; returns how many. */
function keepRoomy({ listed: { hotels, count }, windows: { left }, plan }: FoundStays): number {
  const { rooms: fewest } = plan.best;
  let kept = 0;
  for (let index = 0; index < count; index += 1) {
    const hotel = hotels[index]!;
    if (left[hotel]! >= fewest[hotel]!) hotels[kept++] = hotel;
  }
  return kept;
}
