import { OFFER_KINDS } from '../catalogue/records.ts';
import { partyExtras, partyRatio, roomsFor } from '../catalogue/stay-price.ts';
import type { Columns, Lists } from './columns.ts';
import { distanceKm } from '../../../widgets/core/search/distance.ts';
import type { FromPrices } from './from-prices.ts';
import { FAMILY_BITS } from './query.ts';
import type { Query } from './query.ts';
import { minimumStay, stayWindow } from './stay-window.ts';
import type { StayWindow } from './stay-window.ts';

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

const VOUCHER = OFFER_KINDS.indexOf('voucher');
const ACTIVITY = OFFER_KINDS.indexOf('activity');
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

/** What the party of a query needs and pays in each room class; rooms are 0 where it does not fit. */
interface Party {
  rooms: number[];
  /** Thousandths of one room's price. */
  ratios: number[];
}

function partyOf(columns: Columns, query: Query): Party {
  const rooms = columns.classes.map((room) => roomsFor(room, query.pax));
  return { rooms, ratios: rooms.map((count) => partyRatio(query.pax, count)) };
}

/** The nights of the query in one hotel, looked up once for all its offers that need as many rooms. */
interface KnownWindow {
  hotel: number;
  rooms: number;
  window: StayWindow | undefined;
}

function windowOf(
  columns: Columns,
  stay: { day: number; nights: number },
  hotel: number,
  rooms: number,
  known: KnownWindow,
) {
  if (known.hotel === hotel && known.rooms === rooms) return known.window;
  const day = stay.day - columns.firstDay;
  const minimum = minimumStay(columns, hotel, day);
  known.hotel = hotel;
  known.rooms = rooms;
  known.window =
    minimum === 0 || stay.nights < minimum ? undefined : stayWindow(columns, hotel, day, stay.nights, rooms);
  return known.window;
}

/** Everything that pricing the offers of one search shares. */
interface Pricing {
  columns: Columns;
  query: Query;
  from: FromPrices;
  party: Party;
  known: KnownWindow;
}

/** Sets the price of a dated offer; false when it is not sold to this party then. */
function priceDated(pricing: Pricing, into: Candidate): boolean {
  const { columns, query, party, known } = pricing;
  const { offer } = into;
  const roomClass = columns.offerClass[offer] ?? 0;
  const rooms = party.rooms[roomClass] ?? 0;
  if (rooms === 0) return false;
  const shortest = columns.offerNights[offer] ?? 0;
  const longest = columns.offerMaxNights[offer] ?? 0;
  let nights = shortest;
  let stay: StayWindow | undefined;
  if (query.stay) {
    ({ nights } = query.stay);
    if (nights < shortest || nights > longest) return false;
    stay = windowOf(columns, query.stay, into.hotel, rooms, known);
  } else {
    const cheapest = pricing.from.cheapest(into.hotel, shortest, longest, rooms, query.today);
    nights = cheapest?.nights ?? nights;
    stay = cheapest;
  }
  if (!stay) return false;
  const ratio = ((columns.offerRatio[offer] ?? 0) * (party.ratios[roomClass] ?? 0)) / 1_000_000;
  const extras = partyExtras(columns.offerExtra[offer] ?? 0, query.pax);
  into.sellPrice = Math.round(stay.sum * ratio) + extras;
  into.refPrice = Math.max(into.sellPrice, Math.round(stay.reference * ratio) + extras);
  into.nights = nights;
  into.unitPrice = Math.ceil(into.sellPrice / nights);
  into.availableRooms = query.stay ? Math.floor(stay.left / rooms) : -1;
  return true;
}

/** Sets the price of a voucher or an activity. */
function priceUndated(columns: Columns, query: Query, into: Candidate): boolean {
  const { offer } = into;
  const kind = columns.offerKind[offer];
  const nights = columns.offerNights[offer] ?? 0;
  if (query.giftNights !== undefined && kind === VOUCHER && nights !== query.giftNights) return false;
  const people = kind === ACTIVITY ? query.pax.adult : 1;
  const price = columns.offerPrice[offer] ?? 0;
  into.sellPrice = price * people;
  into.refPrice = Math.max(into.sellPrice, (columns.offerRefPrice[offer] ?? 0) * people);
  into.unitPrice = price;
  into.nights = nights;
  into.availableRooms = -1;
  return true;
}

function offerCandidates(
  pricing: Pricing,
  fail: number,
  into: Candidate,
  visit: (one: Candidate) => void,
): void {
  const { columns, query } = pricing;
  const last = columns.offerStart[into.hotel + 1] ?? 0;
  for (let offer = columns.offerStart[into.hotel] ?? 0; offer < last; offer += 1) {
    if (((columns.offerFlows[offer] ?? 0) & query.flowBit) === 0) continue;
    if (query.offerId !== undefined && columns.offerIndex.get(query.offerId) !== offer) continue;
    if (query.theme !== undefined && !holds(columns.themes, offer, query.theme)) continue;
    let bits = fail;
    if (query.tags && !holdsAny(columns.tags, offer, query.tags)) bits |= FAMILY_BITS.tag;
    if (!atMostOne(bits)) continue;
    into.offer = offer;
    const sold =
      columns.offerDated[offer] === 1 ? priceDated(pricing, into) : priceUndated(columns, query, into);
    if (!sold) continue;
    if (into.unitPrice < query.price.min || into.unitPrice > query.price.max) bits |= FAMILY_BITS.price;
    if (!atMostOne(bits)) continue;
    into.fail = bits;
    visit(into);
  }
}

/** The hotels that the place and the hotel of the query leave, ascending. */
function hotelsOf(columns: Columns, { hotelId, placeId }: Query): Int32Array | number {
  if (hotelId === undefined && placeId === undefined) return columns.hotelIds.length;
  const inPlace = placeId === undefined ? undefined : (columns.hotelsOfPlace.get(placeId) ?? NONE);
  if (hotelId === undefined) return inPlace ?? NONE;
  const hotel = columns.hotelIndex.get(hotelId);
  return hotel === undefined || inPlace?.includes(hotel) === false ? NONE : Int32Array.of(hotel);
}

/**
 * Visits every offer that matches the query, or misses it by one family alone, in the order of hotels and offers.
 * With `strict`, those that miss a family are left out, and hotels are not priced in vain.
 */
export function visitCandidates(
  columns: Columns,
  query: Query,
  from: FromPrices,
  strict: boolean,
  visit: (one: Candidate) => void,
): void {
  const hotels = hotelsOf(columns, query);
  const count = typeof hotels === 'number' ? hotels : hotels.length;
  const pricing: Pricing = {
    columns,
    query,
    from,
    party: partyOf(columns, query),
    known: { hotel: -1, rooms: 0, window: undefined },
  };
  const into: Candidate = {
    hotel: 0,
    offer: 0,
    fail: 0,
    sellPrice: 0,
    refPrice: 0,
    unitPrice: 0,
    nights: 0,
    availableRooms: -1,
    distance: Number.NaN,
  };
  const spot = { lat: 0, lng: 0 };
  for (let at = 0; at < count; at += 1) {
    const hotel = typeof hotels === 'number' ? at : (hotels[at] ?? 0);
    into.hotel = hotel;
    if (query.point) {
      spot.lat = columns.lat[hotel] ?? 0;
      spot.lng = columns.lng[hotel] ?? 0;
      into.distance = distanceKm(query.point, spot);
      if (query.radius && !(into.distance >= query.radius.min && into.distance <= query.radius.max)) continue;
    }
    const fail = hotelFail(columns, query, hotel);
    if (strict ? fail !== 0 : !atMostOne(fail)) continue;
    offerCandidates(pricing, fail, into, strict ? (one) => one.fail === 0 && visit(one) : visit);
  }
}
