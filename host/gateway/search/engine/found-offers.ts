import { partyPrice } from '@staykit/core/price/party-price.ts';
import { OFFER_KINDS } from '../../catalogue/records.ts';
import { roomsFor } from '../../catalogue/room-capacity.ts';
import { partyRatio } from '../../catalogue/stay-price.ts';
import type { Lists } from '../columns/code-lists.ts';
import type { Columns } from '../columns/columns.ts';
import type { FlowOffersOf } from './flow-offers.ts';
import type { FromStayStore } from '../stays/from-stays.ts';
import { isIn } from './hotel-sets.ts';
import type { Steps } from '../in-slices.ts';
import { HOTELS_IN_A_STEP, type HotelList } from './listed-hotels.ts';
import { FAMILY_BITS, type Query } from './query.ts';
import { taxReader } from './tax-reader.ts';
import type { StayWindows, StayWindowStore } from '../stays/stay-windows.ts';

/**
 * A batch of matching offers with prices, in buffers that the next step reuses: searches allocate no object per offer.
 */
export interface FoundOffers {
  /** Number of `offers` in the batch, by hotel, ascending. */
  count: number;
  offers: Int32Array;
  /** 0, or the bit of the one family that hides the offer. */
  fails: Uint8Array;
  /** Price of the whole stay for the party in cents, with the local tax that the shop collects. */
  sellPrices: Float64Array;
  /** That tax. */
  taxes: Int32Array;
  refPrices: Float64Array;
  /** Price for filter and sort, in cents: per night for dated stays, in total otherwise. */
  unitPrices: Float64Array;
  nights: Uint8Array;
  /** First day of the priced stay, as epoch day; only with dates. */
  starts: Int32Array;
  /** Rooms left for the party; -1 without dates. */
  rooms: Int16Array;
  /** Distance from the query's point in km; only with a point. */
  distances: Float64Array;
}

/**
 * Finds and prices matching offers; unless `strict`, also those hidden by one family alone. `among` limits it to these
 * hotels. Each step handles some hundred hotels and passes its batch to `take` before it pauses: all offers of a hotel
 * are in one batch, hotels ascending.
 */
export type OfferFinder = (
  query: Query,
  strict: boolean,
  take: (found: FoundOffers) => void,
  among?: Int32Array,
) => Steps<void>;

const VOUCHER = OFFER_KINDS.indexOf('voucher');
const ACTIVITY = OFFER_KINDS.indexOf('activity');
/** Never matches, whatever the filters. */
const NOT_MEANT = -1;

/** Whether at most one bit is set: offers hidden by two families count nowhere. */
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

/** What an offer finder reads besides the columns. */
export interface FinderParts {
  flowOffers: FlowOffersOf;
  windows: StayWindowStore;
  fromStays: FromStayStore;
  listHotels: HotelList;
}

/** The cheapest of some days with rooms, of equal ones the first: the nearest, and of weekends the earliest. 0 for none. */
function cheapestOf(choices: readonly StayWindows[], unit: number, needed: number): number {
  let best = 0;
  let lowest = Number.POSITIVE_INFINITY;
  for (let at = 0; at < choices.length; at += 1) {
    const { sums, left } = choices[at]!;
    if (left[unit]! < needed || sums[unit]! >= lowest) continue;
    best = at;
    lowest = sums[unit]!;
  }
  return best;
}

/** Buffers for the offers of one step, sized for the worst case of neighbouring hotels. */
function makeFound({ offerStart }: Columns): FoundOffers {
  let most = 0;
  for (let hotel = 0; hotel + 1 < offerStart.length; hotel += 1)
    most = Math.max(most, offerStart[hotel + 1]! - offerStart[hotel]!);
  const size = most * HOTELS_IN_A_STEP;
  return {
    count: 0,
    offers: new Int32Array(size),
    fails: new Uint8Array(size),
    sellPrices: new Float64Array(size),
    taxes: new Int32Array(size),
    refPrices: new Float64Array(size),
    unitPrices: new Float64Array(size),
    nights: new Uint8Array(size),
    starts: new Int32Array(size),
    rooms: new Int16Array(size),
    distances: new Float64Array(size),
  };
}

/** Creates an offer finder on columns. */
export function createOfferFinder(columns: Columns, parts: FinderParts): OfferFinder {
  const { flowOffers, windows, fromStays, listHotels } = parts;
  const { offerClass, offerDated, offerNights, offerMaxNights, offerRatio, offerExtra, unitOfOffer } =
    columns;
  const found = makeFound(columns);
  const { sellPrices, taxes, refPrices, unitPrices, nights, starts, rooms } = found;

  /** Result of the offer filters: 0, the family that hides the offer, or NOT_MEANT. */
  function offerFail(offer: number, { theme, tags }: Query, wanted: number | undefined): number {
    if (wanted !== undefined && offer !== wanted) return NOT_MEANT;
    if (theme !== undefined && !holds(columns.themes, offer, theme)) return NOT_MEANT;
    return tags && !holdsAny(columns.tags, offer, tags) ? FAMILY_BITS.tag : 0;
  }

  /** Writes the price of a voucher or activity; false if the query does not ask for it. */
  function priceFixed(place: number, offer: number, { giftNights, pax }: Query): boolean {
    const kind = columns.offerKind[offer];
    if (giftNights !== undefined && kind === VOUCHER && offerNights[offer] !== giftNights) return false;
    const people = kind === ACTIVITY ? pax.adult : 1;
    const price = columns.offerPrice[offer]!;
    sellPrices[place] = price * people;
    taxes[place] = 0;
    refPrices[place] = Math.max(price * people, columns.offerRefPrice[offer]! * people);
    unitPrices[place] = price;
    nights[place] = offerNights[offer]!;
    rooms[place] = -1;
    return true;
  }

  /**
   * Prices dated offers for a query's party and days. Returns, for a batch of hotels, a function that is false if the
   * offer is not sold.
   */
  function stayPricer({ stay, pax, today }: Query, count: number) {
    const roomsOfClass = columns.classes.map((room) => roomsFor(room, pax));
    const ratioOfClass = roomsOfClass.map((needed) => partyRatio(pax, needed));
    const taxOf = taxReader(columns, pax);

    function write(
      place: number,
      hotel: number,
      offer: number,
      sum: number,
      reference: number,
      length: number,
    ): true {
      const ratio = (offerRatio[offer]! * ratioOfClass[offerClass[offer]!]!) / 1_000_000;
      const extra = offerExtra[offer]!;
      const extras = extra === 0 ? 0 : partyPrice(extra, pax);
      const room = Math.round(sum * ratio);
      const tax = taxOf(hotel, room, length);
      const sell = room + extras + tax;
      sellPrices[place] = sell;
      taxes[place] = tax;
      refPrices[place] =
        reference > sum ? Math.max(sell, Math.round(reference * ratio) + extras + tax) : sell;
      unitPrices[place] = Math.ceil(sell / length);
      nights[place] = length;
      return true;
    }

    if (stay)
      return (hotels: Int32Array) => {
        const choices = stay.days.map((day, slot) => windows.of(day, stay.nights, hotels, count, slot));
        const [first] = choices;
        return (place: number, hotel: number, offer: number): boolean => {
          const needed = roomsOfClass[offerClass[offer]!]!;
          const unit = unitOfOffer[offer]!;
          if (needed === 0 || first === undefined) return false;
          if (stay.nights < offerNights[offer]! || stay.nights > offerMaxNights[offer]!) return false;
          // Exact dates, which most searches have, are not compared with others.
          const best = choices.length === 1 ? 0 : cheapestOf(choices, unit, needed);
          const { sums, references, left } = best === 0 ? first : choices[best]!;
          const rest = left[unit]!;
          if (rest < needed) return false;
          rooms[place] = Math.floor(rest / needed);
          starts[place] = stay.days[best]!;
          return write(place, hotel, offer, sums[unit]!, references[unit]!, stay.nights);
        };
      };
    return () => {
      const fromOfClass = roomsOfClass.map((needed) =>
        needed > 0 ? fromStays.of(today, needed) : undefined,
      );
      return (place: number, hotel: number, offer: number): boolean => {
        const from = fromOfClass[offerClass[offer]!];
        if (!from) return false;
        const { stays, fill } = from;
        fill(hotel);
        const length = stays.nights[offer]!;
        if (length === 0) return false;
        rooms[place] = -1;
        return write(place, hotel, offer, stays.sums[offer]!, stays.references[offer]!, length);
      };
    };
  }

  return function* find(query, strict, take, among) {
    const { hotels, families, distances } = yield* listHotels(query, strict, among);
    const { theme, tags, offerId } = query;
    const { min, max } = query.price;
    const wanted = offerId === undefined ? undefined : (columns.offerIndex.get(offerId) ?? NOT_MEANT);
    const isNarrow = wanted !== undefined || theme !== undefined || tags !== undefined;
    const pricerOf = stayPricer(query, hotels.length);
    const { start, offers } = flowOffers(query.flowBit, query.date);

    function hiddenBy(hotel: number): number {
      let bits = 0;
      for (const { bit, through } of families) if (!isIn(through, hotel)) bits |= bit;
      return bits;
    }

    /** Finds the offers of the hotels from `first` to `end`. */
    function findIn(first: number, end: number): void {
      const priceStay = pricerOf(hotels.subarray(first, end));
      let into = 0;
      for (let index = first; index < end; index += 1) {
        const hotel = hotels[index]!;
        const hidden = strict ? 0 : hiddenBy(hotel);
        for (let at = start[hotel]!; at < start[hotel + 1]!; at += 1) {
          const offer = offers[at]!;
          let fail = hidden;
          if (isNarrow) {
            const own = offerFail(offer, query, wanted);
            if (own === NOT_MEANT) continue;
            fail |= own;
            if (strict ? fail !== 0 : !atMostOne(fail)) continue;
          }
          if (!(offerDated[offer] === 1 ? priceStay(into, hotel, offer) : priceFixed(into, offer, query)))
            continue;
          const unit = unitPrices[into]!;
          if (unit < min || unit > max) {
            fail |= FAMILY_BITS.price;
            if (strict || !atMostOne(fail)) continue;
          }
          if (distances) found.distances[into] = distances[index]!;
          found.fails[into] = fail;
          found.offers[into++] = offer;
        }
      }
      found.count = into;
    }

    for (let first = 0; first < hotels.length; first += HOTELS_IN_A_STEP) {
      findIn(first, Math.min(first + HOTELS_IN_A_STEP, hotels.length));
      take(found);
      yield;
    }
  };
}
