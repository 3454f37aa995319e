import { OFFER_KINDS } from '../catalogue/records.ts';
import { partyExtras, partyRatio, roomsFor } from '../catalogue/stay-price.ts';
import { placeOfCheapest, STAY } from './cheapest-stays.ts';
import type { Columns, Lists } from './columns.ts';
import type { FlowOffersOf } from './flow-offers.ts';
import type { FromPrices } from './from-prices.ts';
import type { ListedHotels } from './listed-hotels.ts';
import { FAMILY_BITS, type Query } from './query.ts';
import type { StayWindowStore } from './stay-windows.ts';

/**
 * The offers that a query finds, priced. Prices stand by the number of the offer, in arrays that the next search writes
 * over: a search makes no object for any of thousands of offers.
 */
export interface FoundOffers {
  /** So many of `offers` were found, hotel by hotel. */
  count: number;
  offers: Int32Array;
  /** 0, or the bit of the one family that hides the offer. */
  fails: Uint8Array;
  /** Cents of the whole stay for the whole party. */
  sellPrices: Float64Array;
  refPrices: Float64Array;
  /** Cents that the price filter and the orders compare: a night of a dated stay, the whole thing elsewhere. */
  unitPrices: Float64Array;
  nights: Uint16Array;
  /** Rooms left for the party; -1 without dates. */
  rooms: Int16Array;
  /** km from the point of the query, by the number of the hotel; only where it has one. */
  distances: Float64Array;
}

/** Finds and prices offers: those that match, and unless `strict` those that miss the query by one family alone. */
export type OfferFinder = (query: Query, strict: boolean) => FoundOffers;

const VOUCHER = OFFER_KINDS.indexOf('voucher');
const ACTIVITY = OFFER_KINDS.indexOf('activity');
const NO_STAYS: Int32Array = new Int32Array(0);
/** An offer that no filter can bring back. */
const NOT_MEANT = -1;

/** Whether at most one bit is set: what is hidden by two families counts in none. */
const atMostOne = (bits: number): boolean => (bits & (bits - 1)) === 0;

function holdsAny(lists: Lists, owner: number, wanted: Set<number>): boolean {
  for (let at = lists.start[owner]!; at < lists.start[owner + 1]!; at += 1)
    if (wanted.has(lists.values[at]!)) return true;
  return false;
}

function holds(lists: Lists, owner: number, wanted: number): boolean {
  for (let at = lists.start[owner]!; at < lists.start[owner + 1]!; at += 1)
    if (lists.values[at] === wanted) return true;
  return false;
}

/** What a finder asks besides the columns. */
export interface FinderParts {
  flowOffers: FlowOffersOf;
  windows: StayWindowStore;
  fromPrices: FromPrices;
  listHotels: (query: Query, strict: boolean) => ListedHotels;
}

/** A finder over columns. */
export function createOfferFinder(columns: Columns, parts: FinderParts): OfferFinder {
  const { flowOffers, windows, fromPrices, listHotels } = parts;
  const { offerClass, offerDated, offerNights, offerMaxNights, offerRatio, offerExtra } = columns;
  const size = columns.offerIds.length;
  const found: FoundOffers = {
    count: 0,
    offers: new Int32Array(size),
    fails: new Uint8Array(size),
    sellPrices: new Float64Array(size),
    refPrices: new Float64Array(size),
    unitPrices: new Float64Array(size),
    nights: new Uint16Array(size),
    rooms: new Int16Array(size),
    distances: new Float64Array(0),
  };
  const { sellPrices, refPrices, unitPrices, nights, rooms } = found;

  /** What the filters of offers say of one: 0, the family that hides it, or NOT_MEANT. */
  function offerFail(offer: number, { theme, tags }: Query, wanted: number | undefined): number {
    if (wanted !== undefined && offer !== wanted) return NOT_MEANT;
    if (theme !== undefined && !holds(columns.themes, offer, theme)) return NOT_MEANT;
    return tags && !holdsAny(columns.tags, offer, tags) ? FAMILY_BITS.tag : 0;
  }

  /** Writes the price of a voucher or an activity; false where it is none that is asked for. */
  function priceFixed(offer: number, { giftNights, pax }: Query): boolean {
    const kind = columns.offerKind[offer];
    if (giftNights !== undefined && kind === VOUCHER && offerNights[offer] !== giftNights) return false;
    const people = kind === ACTIVITY ? pax.adult : 1;
    const price = columns.offerPrice[offer]!;
    sellPrices[offer] = price * people;
    refPrices[offer] = Math.max(price * people, columns.offerRefPrice[offer]! * people);
    unitPrices[offer] = price;
    nights[offer] = offerNights[offer]!;
    rooms[offer] = -1;
    return true;
  }

  /** Prices offers that follow the calendar, for the party and the days of one query. */
  function stayPricer({ stay, pax, today }: Query, { hotels, count }: ListedHotels) {
    const window = stay && windows.of(stay.day, stay.nights, hotels, count);
    const roomsOfClass = columns.classes.map((room) => roomsFor(room, pax));
    const ratioOfClass = roomsOfClass.map((needed) => partyRatio(pax, needed));
    const from = fromPrices.from(today);
    let stays = NO_STAYS;
    let hotelOfStays = -1;

    function write(offer: number, sum: number, reference: number, length: number): void {
      const ratio = (offerRatio[offer]! * ratioOfClass[offerClass[offer]!]!) / 1_000_000;
      const extra = offerExtra[offer]!;
      const extras = extra === 0 ? 0 : partyExtras(extra, pax);
      const sell = Math.round(sum * ratio) + extras;
      sellPrices[offer] = sell;
      refPrices[offer] = Math.max(sell, Math.round(reference * ratio) + extras);
      unitPrices[offer] = Math.ceil(sell / length);
      nights[offer] = length;
    }

    return (hotel: number, offer: number): boolean => {
      const needed = roomsOfClass[offerClass[offer]!]!;
      if (needed === 0) return false;
      const shortest = offerNights[offer]!;
      const longest = offerMaxNights[offer]!;
      if (stay && window) {
        const rest = window.left[hotel]!;
        if (rest < needed || stay.nights < shortest || stay.nights > longest) return false;
        write(offer, window.sums[hotel]!, window.references[hotel]!, stay.nights);
        rooms[offer] = Math.floor(rest / needed);
        return true;
      }
      // Offers come hotel by hotel.
      if (hotel !== hotelOfStays) {
        stays = from(hotel);
        hotelOfStays = hotel;
      }
      const at = placeOfCheapest(stays, shortest, longest, needed);
      if (at < 0) return false;
      write(offer, stays[at + STAY.sum]!, stays[at + STAY.reference]!, stays[at + STAY.nights]!);
      rooms[offer] = -1;
      return true;
    };
  }

  return (query, strict) => {
    const listed = listHotels(query, strict);
    const { hotels, count } = listed;
    const { theme, tags, offerId } = query;
    const { min, max } = query.price;
    const wanted = offerId === undefined ? undefined : (columns.offerIndex.get(offerId) ?? NOT_MEANT);
    const isNarrow = wanted !== undefined || theme !== undefined || tags !== undefined;
    const priceStay = stayPricer(query, listed);
    const { start, offers } = flowOffers(query.flowBit, query.date);
    let into = 0;
    for (let index = 0; index < count; index += 1) {
      const hotel = hotels[index]!;
      const hidden = strict ? 0 : listed.fails[hotel]!;
      for (let at = start[hotel]!; at < start[hotel + 1]!; at += 1) {
        const offer = offers[at]!;
        let fail = hidden;
        if (isNarrow) {
          const own = offerFail(offer, query, wanted);
          if (own === NOT_MEANT) continue;
          fail |= own;
          if (strict ? fail !== 0 : !atMostOne(fail)) continue;
        }
        if (!(offerDated[offer] === 1 ? priceStay(hotel, offer) : priceFixed(offer, query))) continue;
        const unit = unitPrices[offer]!;
        if (unit < min || unit > max) {
          fail |= FAMILY_BITS.price;
          if (strict || !atMostOne(fail)) continue;
        }
        found.fails[offer] = fail;
        found.offers[into++] = offer;
      }
    }
    found.count = into;
    found.distances = listed.distances;
    return found;
  };
}
