import type { CatalogueCountry } from '../catalogue/records.ts';
import type { Columns } from './columns.ts';
import type { FoundStays } from './found-stays.ts';
import { listSet } from './hotel-sets.ts';
import { keyFloors } from './key-floors.ts';
import { likelyFirst } from './likely-first.ts';
import { KEY_LIMIT, keyOf, rounded } from './order-key.ts';
import type { Query } from './query.ts';
import { indexOfCountry, OFFER_LIMIT } from './ranking.ts';
import { LINE, MILLIONTHS } from './stay-plans.ts';
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
 * prices. Then those are looked at that are likely to be among the first, and of the others those that can still be:
 * one whose best case comes after what is found already is passed over.
 */
export function bestStays(
  columns: Columns,
  { sort, price: { min, max } }: Query,
  found: FoundStays,
  wanted: number,
  home?: CatalogueCountry,
): BestOffers {
  const { listed, withRoom, nights, plan, windows, ranks, floors } = found;
  const { hotels, distances } = listed;
  const { sums, references, left, promos } = windows;
  const { start, lines } = plan;
  const homeIndex = indexOfCountry(home);
  const isOpen = min <= 0 && max === Number.POSITIVE_INFINITY;
  const isUnpriced = sort === 'popularity' && isOpen;
  const top = topRanks(ranks, wanted);

  /** The rank of the best offer that is left and within the prices. */
  function lookAt(hotel: number): number {
    const rest = left[hotel]!;
    const sum = sums[hotel]!;
    // Each column that is read is a wait for memory.
    const reference = promos[hotel] === 0 ? sum : references[hotel]!;
    const distance = sort === 'distance' ? distances[hotel]! : 0;
    let first = Number.POSITIVE_INFINITY;
    for (let at = start[hotel]!; at < start[hotel + 1]!; at += LINE.length) {
      if (rest < lines[at + LINE.rooms]!) continue;
      const offer = lines[at + LINE.offer]!;
      // Every offer of the hotel stands where the hotel does: the first is the best.
      if (isUnpriced) return keyOf(columns, sort, hotel, 0, UNPRICED, homeIndex) * OFFER_LIMIT + offer;
      const factor = lines[at + LINE.factor]! / MILLIONTHS;
      const extras = lines[at + LINE.extras]!;
      const sellPrice = rounded(sum * factor) + extras;
      const unitPrice = Math.ceil(sellPrice / nights);
      if (unitPrice < min || unitPrice > max) continue;
      const refPrice = reference > sum ? rounded(reference * factor) + extras : sellPrice;
      const weighed = { sellPrice, refPrice, unitPrice, distance };
      const key = keyOf(columns, sort, hotel, lines[at + LINE.worth]!, weighed, homeIndex);
      const rank = key * OFFER_LIMIT + offer;
      if (rank < first) first = rank;
    }
    return first;
  }

  let total = withRoom ? listSet(withRoom, hotels) : keepRoomy(found);
  if (!isOpen) total = staysWithin(found, total, min, max);
  listed.count = total;

  const { lines: floorLines, perPercent, middle } = keyFloors(columns, plan, sort, listed, homeIndex);
  const arePromosKnown = plan.best.leastFactor >= LEAST_FACTOR;
  for (let index = 0; index < total; index += 1) {
    const hotel = hotels[index]!;
    const promo = arePromosKnown ? promos[hotel]! : ANY_PROMO;
    floors[index] = floorLines[2 * hotel]! + sums[hotel]! * floorLines[2 * hotel + 1]! - promo * perPercent;
  }

  /** Looks at the hotels whose floor is above one number and not above another, but for those that come too late. */
  function lookAtThose(above: number, upTo: number): void {
    let highest = highestFloor(top.limit) - middle;
    let last = hotelOf(top.limit);
    for (let index = 0; index < total; index += 1) {
      const floor = floors[index]!;
      if (floor > upTo || floor <= above) continue;
      const hotel = hotels[index]!;
      // Of the same key the offer with the smaller number comes first, and offers are numbered by hotel.
      if (floor > highest && (hotel > last || floor > highest + 2 * SLACK)) continue;
      const rank = lookAt(hotel);
      if (rank > top.limit || rank === Number.POSITIVE_INFINITY) continue;
      top.add(rank);
      highest = highestFloor(top.limit) - middle;
      last = hotelOf(top.limit);
    }
  }

  /** The hotel of a rank; the last of all as long as fewer are found than are wanted. */
  const hotelOf = (rank: number): number =>
    rank === Number.POSITIVE_INFINITY ? rank : columns.hotelOfOffer[rank % OFFER_LIMIT]!;

  const likely = likelyFirst(floors, total, wanted);
  lookAtThose(Number.NEGATIVE_INFINITY, likely);
  if (likely < Number.POSITIVE_INFINITY) lookAtThose(likely, Number.POSITIVE_INFINITY);
  const sorted = top.sorted();
  const first: number[] = [];
  for (let at = 0; at < sorted.length; at += 1) first.push(sorted[at]! % OFFER_LIMIT);
  return { total, offers: first };
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

/** A hotel whose floor is above this has no offer that comes before a rank, unless its key is the same. */
function highestFloor(rank: number): number {
  const key = Math.floor(rank / OFFER_LIMIT);
  // Keys end there: of what is dearer nothing more is known.
  return key >= KEY_LIMIT - 1 ? Number.POSITIVE_INFINITY : key - SLACK;
}
