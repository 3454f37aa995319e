import { partyPrice } from '@staykit/core/price/party-price.ts';
import { fromEpochDay } from '@staykit/values/dates/plain-date.ts';
import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import { roomsFor } from '../../catalogue/room-capacity.ts';
import { partyRatio } from '../../catalogue/stay-price.ts';
import { isClosedToDeparture, longestFrom } from '../../catalogue/stay-limits.ts';
import { unitsOf } from '../columns/calendar-columns.ts';
import type { Columns } from '../columns/columns.ts';
import { taxReader } from './tax-reader.ts';
import type { OfferFinder } from './found-offers.ts';
import type { Steps } from '../in-slices.ts';
import type { Query } from './query.ts';
import type { DayPrice } from './search-engine.ts';

/**
 * The cheapest stay per night that begins on each day from `first` to `last` (epoch days). One hotel per step, whose
 * calendar is read once for all its offers.
 */
export function* dayPrices(
  columns: Columns,
  query: Query,
  findOffers: OfferFinder,
  first: number,
  last: number,
): Steps<Map<PlainDate, DayPrice>> {
  const {
    classes,
    offerClass,
    offerDated,
    offerExtra,
    offerMaxNights,
    offerNights,
    offerRatio,
    unitOfOffer,
  } = columns;
  const begin = Math.max(first, query.today, columns.firstDay);
  const day = begin - columns.firstDay;
  const count = Math.max(0, Math.min(last, columns.firstDay + columns.days - 1) - begin + 1);
  const lowest = new Float64Array(count).fill(Number.POSITIVE_INFINITY);
  const least = new Uint8Array(count).fill(255);
  const roomsOfClass = classes.map((room) => roomsFor(room, query.pax));
  const ratioOfClass = roomsOfClass.map((rooms) => partyRatio(query.pax, rooms));
  const taxOf = taxReader(columns, query.pax);
  // Without a date filter: every hotel with a price is a candidate.
  const pieces: Int32Array[] = [];
  let longestOfAll = 0;
  yield* findOffers({ ...query, stay: undefined }, true, ({ offers, count: found }) => {
    const piece = offers.slice(0, found);
    for (const offer of piece) longestOfAll = Math.max(longestOfAll, offerMaxNights[offer]!);
    pieces.push(piece);
  });
  const calendar = hotelCalendar(columns, day, count + longestOfAll + 1);
  let unit = -1;
  for (const piece of pieces)
    for (const offer of piece) {
      if (offerDated[offer] !== 1) continue;
      const hotel = columns.hotelOfOffer[offer]!;
      if (unitOfOffer[offer] !== unit) {
        yield;
        unit = unitOfOffer[offer]!;
        calendar.read(unit);
      }
      const rooms = roomsOfClass[offerClass[offer]!]!;
      const ends = calendar.endsFor(rooms);
      const ratio = (offerRatio[offer]! * ratioOfClass[offerClass[offer]!]!) / 1_000_000;
      const extras = partyPrice(offerExtra[offer]!, query.pax);
      const shortest = offerNights[offer]!;
      const longest = offerMaxNights[offer]!;
      for (let index = 0; index < count; index += 1) {
        const minimum = calendar.minimum[index]!;
        if (minimum === 0) continue;
        const nights = calendar.shortestStay(index, Math.max(minimum, shortest));
        if (nights > longest || ends[index]! < index + nights) continue;
        const sum = calendar.sums[index + nights]! - calendar.sums[index]!;
        const room = Math.round(sum * ratio);
        const perNight = Math.ceil((room + extras + taxOf(hotel, room, nights)) / nights);
        if (perNight < lowest[index]!) lowest[index] = perNight;
        if (nights < least[index]!) least[index] = nights;
      }
    }

  const prices = new Map<PlainDate, DayPrice>();
  lowest.forEach((perNight, index) => {
    if (Number.isFinite(perNight))
      prices.set(fromEpochDay(begin + index), { perNight, minLos: least[index] ?? 1 });
  });
  return prices;
}

/** Nights of one unit, in buffers that the next one reuses. */
function hotelCalendar(columns: Columns, from: number, nights: number) {
  const { days, limits, minLos, prices, stock } = columns;
  const units = unitsOf(columns);
  const length = Math.max(0, Math.min(nights, days - from));
  /** Prefix sums of prices: a stay costs the difference of two. */
  const sums = new Int32Array(length + 1);
  const left = new Uint8Array(length);
  const minimum = new Uint8Array(length);
  const limit = new Uint8Array(length);
  const ends = new Map<number, Int32Array>();
  return {
    sums,
    minimum,
    read(unit: number): void {
      ends.clear();
      for (let night = 0, at = from * units + unit; night < length; night += 1) {
        sums[night + 1] = sums[night]! + prices[at]!;
        left[night] = prices[at] === 0 ? 0 : stock[at]!;
        minimum[night] = minLos[at]!;
        limit[night] = limits[at]!;
        at += units;
      }
    },
    /** The shortest stay of at least `least` nights from a day that its limits allow; Infinity without one. */
    shortestStay(index: number, least: number): number {
      const most = longestFrom(limit[index]!);
      let stay = least;
      while (index + stay < length && isClosedToDeparture(limit[index + stay]!)) stay += 1;
      return stay > most ? Number.POSITIVE_INFINITY : stay;
    },
    /** For each night, the next one that is not sold to this number of rooms. */
    endsFor(rooms: number): Int32Array {
      const known = ends.get(rooms);
      if (known) return known;
      const made = new Int32Array(length);
      let end = length;
      for (let night = length - 1; night >= 0; night -= 1) {
        if (left[night]! < rooms) end = night;
        made[night] = end;
      }
      ends.set(rooms, made);
      return made;
    },
  };
}
