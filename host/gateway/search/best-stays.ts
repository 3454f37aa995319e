import type { CatalogueCountry } from '../catalogue/records.ts';
import type { Columns } from './columns.ts';
import type { FoundStays } from './found-stays.ts';
import { countSet, isIn, listSet, type HotelSet } from './hotel-sets.ts';
import { keyFloors, type KeyFloors } from './key-floors.ts';
import { likelyFirst } from './likely-first.ts';
import { KEY_LIMIT, keyOf, rounded } from './order-key.ts';
import type { Query } from './query.ts';
import { indexOfCountry, OFFER_LIMIT, offerOf } from './ranking.ts';
import { placesBetween } from './places-between.ts';
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
  const { listed, withRoom, nights, plan, windows } = found;
  const { hotels, distances } = listed;
  const { sums, references, left, promos } = windows;
  const { start, lines } = plan;
  const homeIndex = indexOfCountry(home);
  const isOpen = min <= 0 && max === Number.POSITIVE_INFINITY;
  const isUnpriced = sort === 'popularity' && isOpen;
  if (isUnpriced && withRoom) return mostPopular(found, withRoom, wanted);
  const { ranks, floors, places } = found.scratch;
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

  const ends = writeFloors(columns, found, keyFloors(columns, plan, sort, listed, homeIndex));

  /** Looks at the hotels whose floor is above one number and not above another, but for those that come too late. */
  function lookAtThose(over: number, upTo: number): void {
    const count = placesBetween(floors, total, over, upTo, places);
    let highest = keyOfRank(top.limit);
    let last = hotelOf(top.limit);
    for (let at = 0; at < count; at += 1) {
      const place = places[at]!;
      const floor = floors[place]!;
      const hotel = hotels[place]!;
      // Of the same key the offer with the smaller number comes first, and offers are numbered by hotel.
      if (floor > highest || (floor === highest && hotel > last)) continue;
      const rank = lookAt(hotel);
      if (rank > top.limit || rank === Number.POSITIVE_INFINITY) continue;
      top.add(rank);
      highest = keyOfRank(top.limit);
      last = hotelOf(top.limit);
    }
  }

  /** The hotel of a rank; the last of all as long as fewer are found than are wanted. */
  const hotelOf = (rank: number): number =>
    rank === Number.POSITIVE_INFINITY ? rank : columns.hotelOfOffer[offerOf(rank)]!;

  const likely = likelyFirst(floors, total, wanted, ends);
  lookAtThose(-1, likely);
  const highest = keyOfRank(top.limit);
  if (likely < highest) lookAtThose(likely, highest);
  const sorted = top.sorted();
  const first: number[] = [];
  for (let at = 0; at < sorted.length; at += 1) first.push(offerOf(sorted[at]!));
  return { total, offers: first };
}

/** The first of the hotels that have room, by popularity alone, each with its first offer that has. */
function mostPopular(
  { plan: { start, lines }, windows: { left }, byPopularity }: FoundStays,
  withRoom: HotelSet,
  wanted: number,
): BestOffers {
  const offers: number[] = [];
  for (let place = 0; place < byPopularity.length && offers.length < wanted; place += 1) {
    const hotel = byPopularity[place]!;
    if (!isIn(withRoom, hotel)) continue;
    let at = start[hotel]!;
    while (left[hotel]! < lines[at + LINE.rooms]!) at += LINE.length;
    offers.push(lines[at + LINE.offer]!);
  }
  return { total: countSet(withRoom), offers };
}

/** Writes the floor of each listed hotel; returns the least and the most of them. */
function writeFloors(
  { country }: Columns,
  { listed: { hotels, count }, plan, windows: { sums, promos }, scratch: { floors } }: FoundStays,
  { lines, perPercent, above, ofCountry }: KeyFloors,
): { least: number; most: number } {
  const arePromosKnown = plan.best.leastFactor >= LEAST_FACTOR;
  let least = KEY_LIMIT - 1;
  let most = 0;
  for (let index = 0; index < count; index += 1) {
    const hotel = hotels[index]!;
    const promo = arePromosKnown ? promos[hotel]! : ANY_PROMO;
    const price = sums[hotel]! * lines[2 * hotel + 1]!;
    const forward = promo * perPercent + ofCountry[country[hotel]!]!;
    const floor = Math.min(lines[2 * hotel]! + price - forward + above, KEY_LIMIT - 1) | 0;
    floors[index] = floor;
    least = Math.min(least, floor);
    most = Math.max(most, floor);
  }
  return { least, most };
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

/** The key of a rank; the highest of all as long as fewer are found than are wanted. */
const keyOfRank = (rank: number): number =>
  rank === Number.POSITIVE_INFINITY ? KEY_LIMIT - 1 : Math.floor(rank / OFFER_LIMIT);
