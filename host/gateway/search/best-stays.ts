import type { CatalogueCountry } from '../catalogue/records.ts';
import type { Columns } from './columns.ts';
import type { FoundStays } from './found-stays.ts';
import { hopefulOrder } from './hopeful-order.ts';
import { countSet, isIn, listSet, putIn } from './hotel-sets.ts';
import type { NightFloors } from './night-floors.ts';
import { leastKey, orderKey, rounded } from './order-key.ts';
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
/** Of less than one in so many of all hotels each is looked at; of more the hopeful ones come first. */
const FEW = 16;

/**
 * The first `wanted` of the dated stays, the best of each hotel. First the hotels are counted that have room within the
 * prices. Then the best of them are looked for: a hotel whose best case comes after those that are found already is
 * passed over, and of many hotels those that might be the best on some day come first.
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
  const { factors: leastFactors, extras: leastExtras, worth } = best;
  const homeIndex = indexOfCountry(home);
  const isOpen = min <= 0 && max === Number.POSITIVE_INFINITY;
  const isUnpriced = sort === 'popularity' && isOpen;
  const asksPromo = sort === 'promo' || sort === 'priceQuality';
  const asksPrice = sort === 'priceAsc' || sort === 'priceQuality';
  const top = topRanks(ranks, wanted);

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

  /** Adds the best offer of a hotel to the first ones where it may be one of them. */
  function weigh(hotel: number): void {
    const sum = sums[hotel]!;
    const reference = references[hotel]!;
    const distance = distances[hotel]!;
    const factor = leastFactors[hotel]!;
    const unitPrice = asksPrice ? Math.ceil((rounded(sum * factor) + leastExtras[hotel]!) / nights) : 0;
    const promo = asksPromo && reference > sum ? mostPromo(sum * factor, reference * factor) : 0;
    const least = leastKey(columns, sort, hotel, worth[hotel]!, unitPrice, promo, distance, homeIndex);
    if (least !== undefined && least * OFFER_LIMIT + offers[start[hotel]!]! > top.limit) return;
    const rank = lookAt(hotel, left[hotel]!, sum, reference, distance);
    if (rank <= top.limit && rank < Number.POSITIVE_INFINITY) top.add(rank);
  }

  let total = withRoom ? 0 : keepRoomy(found);
  let order: ReturnType<typeof hopefulOrder>;
  let among = withRoom;
  if (!isOpen) {
    if (withRoom) total = listSet(withRoom, hotels);
    total = staysWithin(found, total, min, max);
    // What is left is a list; only of many a set is worth its making.
    among = undefined;
  } else if (withRoom) total = countSet(withRoom);
  const isMany = total * FEW >= columns.hotelIds.length;
  if (withRoom && isMany) order = hopefulOrder(columns, plan, floors, nights, sort, homeIndex);
  if (order && withRoom) {
    if (!among) {
      among = withRoom.fill(0);
      for (let index = 0; index < total; index += 1) putIn(among, hotels[index]!);
    }
    for (let index = 0; index < order.hotels.length; index += 1) {
      if (order.keys[index]! * OFFER_LIMIT > top.limit) break;
      if (isIn(among, order.hotels[index]!)) weigh(order.hotels[index]!);
    }
  } else {
    if (among) listSet(among, hotels);
    const isByPromo = sort === 'promo' && best.leastFactor >= LEAST_FACTOR;
    for (let index = 0; index < total; index += 1) {
      const hotel = hotels[index]!;
      // Of two with the same promotion the first of the list comes first: a later one has to be better.
      if (isByPromo && (101 - windows.promos[hotel]!) * OFFER_LIMIT > top.limit) continue;
      weigh(hotel);
    }
  }
  return { total, offers: Array.from(top.sorted(), (rank) => rank % OFFER_LIMIT) };
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

/** A percentage that no promotion of dearer offers reaches over: rounding to cents adds at most one to the difference. */
function mostPromo(sum: number, reference: number): number {
  return reference <= 1 ? 100 : Math.min(100, ((reference - sum + 1) * 100) / (reference - 0.5));
}
