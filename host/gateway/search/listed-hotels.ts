import { distanceKm } from '../../../widgets/core/search/distance.ts';
import type { Columns } from './columns.ts';
import { isIn, listSet, type AskedFamily, type HotelSet, type HotelSets } from './hotel-sets.ts';
import type { Steps } from './in-slices.ts';
import type { Query } from './query.ts';

/** Hotels looked at in a step: a fraction of a millisecond, and some milliseconds where nothing is prepared. */
export const HOTELS_IN_A_STEP = 512;

/** The hotels that a query leaves. */
export interface ListedHotels {
  /** Ascending. */
  hotels: Int32Array;
  /** The families that the query asks for, with the hotels that each lets through. */
  asked: readonly AskedFamily[];
  /** km from the point of the query, in the order of `hotels`; only where it has one. */
  distances: Float64Array | undefined;
}

/**
 * Lists the hotels that place, hotel, filters and radius leave; unless `strict`, those that one family hides as well.
 * With `among`, of these hotels alone.
 */
export type HotelList = (query: Query, strict: boolean, among?: Int32Array) => Steps<ListedHotels>;

/** The list of the hotels of a catalogue. */
export function createHotelList(columns: Columns, sets: HotelSets): HotelList {
  /** Hotels that no family hides; unless `strict`, those that one family hides alone as well. */
  function unhidden(asked: readonly AskedFamily[], strict: boolean): HotelSet {
    const through = sets.all.slice();
    const hiddenOnce = sets.empty();
    for (const family of asked)
      for (let word = 0; word < through.length; word += 1) {
        const passed = family.through[word]!;
        hiddenOnce[word] = (hiddenOnce[word]! & passed) | (through[word]! & ~passed);
        through[word]! &= passed;
      }
    if (!strict) for (let word = 0; word < through.length; word += 1) through[word]! |= hiddenOnce[word]!;
    return through;
  }

  function hotelsIn(placeId: string): Int32Array {
    const { start, values } = columns.hotelsOfPlace;
    const place = columns.placeCodes.indexOf.get(placeId);
    return place === undefined ? new Int32Array() : values.subarray(start[place], start[place + 1]);
  }

  /** The hotels of the place, or the one hotel, that are asked for; undefined where any is meant. */
  function meant({ hotelId, placeId }: Query): Int32Array | undefined {
    const inPlace = placeId === undefined ? undefined : hotelsIn(placeId);
    if (hotelId === undefined) return inPlace;
    const hotel = columns.hotelIndex.get(hotelId);
    return hotel === undefined || inPlace?.includes(hotel) === false
      ? new Int32Array()
      : Int32Array.of(hotel);
  }

  function listAll(query: Query, asked: readonly AskedFamily[], strict: boolean, among?: Int32Array) {
    const wanted = among ?? meant(query);
    if (!wanted) {
      const all = new Int32Array(columns.hotelIds.length);
      return all.subarray(0, listSet(unhidden(asked, strict), all));
    }
    if (asked.length === 0) return wanted;
    const set = unhidden(asked, strict);
    return wanted.filter((hotel) => isIn(set, hotel));
  }

  return function* list(query, strict, among) {
    const asked = sets.asked(query);
    const hotels = listAll(query, asked, strict, among);
    const { point, radius } = query;
    if (!point) return { hotels, asked, distances: undefined };
    const around = new Int32Array(hotels.length);
    const distances = new Float64Array(hotels.length);
    let kept = 0;
    for (let index = 0; index < hotels.length; index += 1) {
      const hotel = hotels[index]!;
      const distance = distanceKm(point, { lat: columns.lat[hotel]!, lng: columns.lng[hotel]! });
      if (index % HOTELS_IN_A_STEP === 0) yield;
      if (radius && !(distance >= radius.min && distance <= radius.max)) continue;
      distances[kept] = distance;
      around[kept++] = hotel;
    }
    return { hotels: around.subarray(0, kept), asked, distances };
  };
}
