import { partyExtras, partyRatio, roomsFor } from '../catalogue/stay-price.ts';
import type { OfferRecord } from '../catalogue/records.ts';
import type { Columns, Lists } from './columns.ts';
import { distanceKm } from './distance-km.ts';
import type { FromPrices } from './from-prices.ts';
import { FAMILY_BITS } from './query.ts';
import type { Query } from './query.ts';
import { minimumStay, stayWindow } from './stay-window.ts';

/** An offer that the columns let through, written over for every candidate: copy what is kept. */
export interface Candidate {
  hotel: number;
  offer: number;
  /** 0, or the bit of the one family that hides it. */
  fail: number;
  sellPrice: number;
  refPrice: number;
  /** Cents that the price filter and the orders compare: a night of a dated stay, the whole thing elsewhere. */
  unitPrice: number;
  nights: number;
  /** -1 without dates. */
  availableRooms: number;
  /** km, NaN without a point. */
  distance: number;
}

/** Whether at most one bit is set: a candidate hidden by two families counts in none. */
const atMostOne = (bits: number): boolean => (bits & (bits - 1)) === 0;

function holdsAny(lists: Lists, owner: number, wanted: Set<number> | undefined): boolean {
  if (!wanted) return true;
  for (let at = lists.start[owner] ?? 0; at < (lists.start[owner + 1] ?? 0); at += 1)
    if (wanted.has(lists.values[at] ?? 0)) return true;
  return false;
}

function holdsAll(lists: Lists, owner: number, wanted: readonly number[]): boolean {
  return wanted.every((value) => {
    for (let at = lists.start[owner] ?? 0; at < (lists.start[owner + 1] ?? 0); at += 1)
      if (lists.values[at] === value) return true;
    return false;
  });
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

/** Sets the price of a dated offer; false when it is not sold to this party then. */
function priceDated(columns: Columns, query: Query, from: FromPrices, offer: OfferRecord, into: Candidate): boolean {
  const rooms = roomsFor(offer, query.pax);
  if (rooms === 0) return false;
  let stay;
  if (query.stay) {
    const { nights } = query.stay;
    const day = query.stay.day - (columns.firstDay[into.hotel] ?? 0);
    const minimum = minimumStay(columns, into.hotel, day);
    if (minimum === 0 || nights < minimum || nights < offer.nights || nights > offer.maxNights) return false;
    const window = stayWindow(columns, into.hotel, day, nights, rooms);
    stay = window && { ...window, nights };
  } else {
    stay = from.cheapest(into.hotel, offer.nights, offer.maxNights, rooms, query.today);
  }
  if (!stay) return false;
  const ratio = (offer.roomRatio * partyRatio(query.pax, rooms)) / 1_000_000;
  const extras = partyExtras(offer, query.pax);
  into.sellPrice = Math.round(stay.sum * ratio) + extras;
  into.refPrice = Math.max(into.sellPrice, Math.round(stay.reference * ratio) + extras);
  into.nights = stay.nights;
  into.unitPrice = Math.ceil(into.sellPrice / stay.nights);
  into.availableRooms = query.stay ? Math.floor(stay.left / rooms) : -1;
  return true;
}

/** Sets the price of a voucher or an activity. */
function priceUndated(query: Query, offer: OfferRecord, into: Candidate): boolean {
  if (query.giftNights !== undefined && offer.kind === 'voucher' && offer.nights !== query.giftNights) return false;
  const people = offer.kind === 'activity' ? query.pax.adult : 1;
  into.sellPrice = offer.fixedPrice * people;
  into.refPrice = Math.max(into.sellPrice, offer.fixedRefPrice * people);
  into.unitPrice = offer.fixedPrice;
  into.nights = offer.nights;
  into.availableRooms = -1;
  return true;
}

function offerCandidates(
  columns: Columns, query: Query, from: FromPrices, fail: number, into: Candidate, visit: (one: Candidate) => void,
): void {
  for (let offer = columns.offerStart[into.hotel] ?? 0; offer < (columns.offerStart[into.hotel + 1] ?? 0); offer += 1) {
    if (((columns.offerFlows[offer] ?? 0) & query.flowBit) === 0) continue;
    const record = columns.offers[offer];
    if (!record || (query.offerId !== undefined && record.id !== query.offerId)) continue;
    if (query.theme !== undefined && !record.themeIds.includes(query.theme)) continue;
    let bits = fail;
    if (!holdsAny(columns.tags, offer, query.tags)) bits |= FAMILY_BITS.tag;
    if (!atMostOne(bits)) continue;
    into.offer = offer;
    const sold = columns.offerDated[offer] === 1
      ? priceDated(columns, query, from, record, into)
      : priceUndated(query, record, into);
    if (!sold) continue;
    if (into.unitPrice < query.price.min || into.unitPrice > query.price.max) bits |= FAMILY_BITS.price;
    if (!atMostOne(bits)) continue;
    into.fail = bits;
    visit(into);
  }
}

/** The hotels that the place or the hotel of the query leaves, ascending. */
function hotelsOf(columns: Columns, query: Query): Int32Array | number {
  if (query.hotelId !== undefined) {
    const hotel = columns.hotelIndex.get(query.hotelId);
    return hotel === undefined ? new Int32Array(0) : Int32Array.of(hotel);
  }
  if (query.placeId !== undefined) return columns.hotelsOfPlace.get(query.placeId) ?? new Int32Array(0);
  return columns.hotels.length;
}

/**
 * Visits every offer that matches the query, or misses it by one family alone, in the order of hotels and offers.
 * With `strict`, those that miss a family are left out, and hotels are not priced in vain.
 */
export function visitCandidates(
  columns: Columns, query: Query, from: FromPrices, strict: boolean, visit: (one: Candidate) => void,
): void {
  const hotels = hotelsOf(columns, query);
  const count = typeof hotels === 'number' ? hotels : hotels.length;
  const into: Candidate = {
    hotel: 0, offer: 0, fail: 0, sellPrice: 0, refPrice: 0, unitPrice: 0, nights: 0, availableRooms: -1, distance: Number.NaN,
  };
  for (let at = 0; at < count; at += 1) {
    const hotel = typeof hotels === 'number' ? at : (hotels[at] ?? 0);
    into.hotel = hotel;
    if (query.point) {
      const record = columns.hotels[hotel];
      into.distance = record ? distanceKm(query.point.lat, query.point.lng, record.lat, record.lng) : Number.NaN;
      if (query.radius && !(into.distance >= query.radius.min && into.distance <= query.radius.max)) continue;
    }
    const fail = hotelFail(columns, query, hotel);
    if (strict ? fail !== 0 : !atMostOne(fail)) continue;
    offerCandidates(columns, query, from, fail, into, strict ? (one) => one.fail === 0 && visit(one) : visit);
  }
}
