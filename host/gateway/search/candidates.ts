import { distanceKm } from '../../../widgets/core/search/distance.ts';
import type { Columns, Lists } from './columns.ts';
import { createPricing, type Candidate, type Prices } from './pricing.ts';
import { FAMILY_BITS } from './query.ts';
import type { Query } from './query.ts';
import type { SomeHotels } from './stay-windows.ts';

const NONE = new Int32Array(0);

/** Whether at most one bit is set: a candidate hidden by two families counts in none. */
const atMostOne = (bits: number): boolean => (bits & (bits - 1)) === 0;

function holdsAny(lists: Lists, owner: number, wanted: Set<number> | undefined): boolean {
  if (!wanted) return true;
  for (let at = lists.start[owner] ?? 0; at < (lists.start[owner + 1] ?? 0); at += 1)
    if (wanted.has(lists.values[at] ?? 0)) return true;
  return false;
}

function holds(lists: Lists, owner: number, wanted: number): boolean {
  for (let at = lists.start[owner] ?? 0; at < (lists.start[owner + 1] ?? 0); at += 1)
    if (lists.values[at] === wanted) return true;
  return false;
}

function holdsAll(lists: Lists, owner: number, wanted: readonly number[]): boolean {
  return wanted.every((value) => holds(lists, owner, value));
}

/** The families that hide the hotel, as bits. */
function hotelFail(columns: Columns, query: Query, hotel: number): number {
  let fail = 0;
  if (query.types && !query.types.has(columns.types[hotel] ?? 0)) fail |= FAMILY_BITS.type;
  if ((columns.score[hotel] ?? 0) < query.score) fail |= FAMILY_BITS.score;
  if (query.stars && !query.stars.has(columns.stars[hotel] ?? 0)) fail |= FAMILY_BITS.stars;
  if (!atMostOne(fail)) return fail;
  if (!holdsAny(columns.environments, hotel, query.environments)) fail |= FAMILY_BITS.environment;
  if (!holdsAny(columns.styles, hotel, query.styles)) fail |= FAMILY_BITS.style;
  if (query.facilities.length > 0 && !holdsAll(columns.facilities, hotel, query.facilities))
    fail |= FAMILY_BITS.facility;
  return fail;
}

/** The hotels that the place and the hotel of the query leave, ascending. */
function hotelsOf(columns: Columns, { hotelId, placeId }: Query): SomeHotels {
  if (hotelId === undefined && placeId === undefined) return columns.hotelIds.length;
  const inPlace = placeId === undefined ? undefined : (columns.hotelsOfPlace.get(placeId) ?? NONE);
  if (hotelId === undefined) return inPlace ?? NONE;
  const hotel = columns.hotelIndex.get(hotelId);
  return hotel === undefined || inPlace?.includes(hotel) === false ? NONE : Int32Array.of(hotel);
}

/** Whether the query asks anything of hotels themselves. */
const asksOfHotels = ({ types, stars, environments, styles, facilities, score }: Query): boolean =>
  Boolean(types ?? stars ?? environments ?? styles) || facilities.length > 0 || score > 0;

/** A candidate that nothing is known of yet. */
export const emptyCandidate = (): Candidate => ({
  hotel: 0,
  offer: 0,
  fail: 0,
  sellPrice: 0,
  refPrice: 0,
  unitPrice: 0,
  nights: 0,
  availableRooms: -1,
  distance: Number.NaN,
});

/**
 * Visits every offer that matches the query, or misses it by one family alone, in the order of hotels and offers.
 * With `strict`, those that miss a family are left out, and hotels are not priced in vain.
 */
export function visitCandidates(
  columns: Columns,
  query: Query,
  prices: Prices,
  strict: boolean,
  visit: (one: Candidate) => void,
): void {
  const hotels = hotelsOf(columns, query);
  const isPriced = createPricing(columns, query, prices, hotels);
  const { start, offers } = prices.flowOffers(query.flowBit);
  const { theme, tags, point, radius } = query;
  const { min, max } = query.price;
  const isAsked = asksOfHotels(query);
  const wanted = query.offerId === undefined ? undefined : (columns.offerIndex.get(query.offerId) ?? -1);
  const all = typeof hotels === 'number';
  const count = all ? hotels : hotels.length;
  const into = emptyCandidate();
  const spot = { lat: 0, lng: 0 };
  for (let index = 0; index < count; index += 1) {
    const hotel = all ? index : hotels[index]!;
    into.hotel = hotel;
    if (point) {
      spot.lat = columns.lat[hotel]!;
      spot.lng = columns.lng[hotel]!;
      into.distance = distanceKm(point, spot);
      if (radius && !(into.distance >= radius.min && into.distance <= radius.max)) continue;
    }
    const fail = isAsked ? hotelFail(columns, query, hotel) : 0;
    if (strict ? fail !== 0 : !atMostOne(fail)) continue;
    for (let at = start[hotel]!; at < start[hotel + 1]!; at += 1) {
      const offer = offers[at]!;
      if (wanted !== undefined && offer !== wanted) continue;
      if (theme !== undefined && !holds(columns.themes, offer, theme)) continue;
      let bits = fail;
      if (tags && !holdsAny(columns.tags, offer, tags)) bits |= FAMILY_BITS.tag;
      if (strict ? bits !== 0 : !atMostOne(bits)) continue;
      into.offer = offer;
      if (!isPriced(into)) continue;
      if (into.unitPrice < min || into.unitPrice > max) bits |= FAMILY_BITS.price;
      if (strict ? bits !== 0 : !atMostOne(bits)) continue;
      into.fail = bits;
      visit(into);
    }
  }
}
