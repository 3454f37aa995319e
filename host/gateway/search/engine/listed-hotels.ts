import { distanceKm } from '@staykit/core/search/map/distance.ts';
import type { Columns } from '../columns/columns.ts';
import { isIn, listSet, type QueryFamily, type HotelSet, type HotelSets } from './hotel-sets.ts';
import type { Steps } from '../in-slices.ts';
import type { Query } from './query.ts';

/** Hotels per step: a fraction of a millisecond, or some milliseconds without prepared sets. */
export const HOTELS_IN_A_STEP = 512;

/** Hotels that match a query. */
export interface ListedHotels {
  /** Ascending. */
  hotels: Int32Array;
  /** The query's filter families with their matching hotels. */
  families: readonly QueryFamily[];
  /** Distances from the query's point in km, in the order of `hotels`; only with a point. */
  distances: Float64Array | undefined;
}

/**
 * Lists the hotels that match place, hotel, filters and radius; unless `strict`, also those hidden by one family
 * alone. `among` limits it to these hotels.
 */
export type HotelList = (query: Query, strict: boolean, among?: Int32Array) => Steps<ListedHotels>;

/** Creates the hotel list of a catalogue. */
export function createHotelList(columns: Columns, sets: HotelSets): HotelList {
  /** Hotels that no family hides; unless `strict`, also those hidden by exactly one. */
  function unhidden(families: readonly QueryFamily[], strict: boolean): HotelSet {
    const through = sets.all.slice();
    const hiddenOnce = sets.empty();
    for (const family of families)
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

  /** The hotels of the query's place, or its hotel; undefined for all. */
  function meant({ hotelId, placeId }: Query): Int32Array | undefined {
    const inPlace = placeId === undefined ? undefined : hotelsIn(placeId);
    if (hotelId === undefined) return inPlace;
    const hotel = columns.hotelIndex.get(hotelId);
    return hotel === undefined || inPlace?.includes(hotel) === false
      ? new Int32Array()
      : Int32Array.of(hotel);
  }

  function listAll(query: Query, families: readonly QueryFamily[], strict: boolean, among?: Int32Array) {
    const wanted = among ?? meant(query);
    if (!wanted) {
      const all = new Int32Array(columns.hotelIds.length);
      return all.subarray(0, listSet(unhidden(families, strict), all));
    }
    if (families.length === 0) return wanted;
    const set = unhidden(families, strict);
    return wanted.filter((hotel) => isIn(set, hotel));
  }

  return function* list(query, strict, among) {
    const families = sets.families(query);
    const hotels = listAll(query, families, strict, among);
    const { point, radius } = query;
    if (!point) return { hotels, families, distances: undefined };
    const around = new Int32Array(hotels.length);
    const distances = new Float64Array(hotels.length);
    let count = 0;
    for (let index = 0; index < hotels.length; index += 1) {
      const hotel = hotels[index]!;
      const distance = distanceKm(point, { lat: columns.lat[hotel]!, lng: columns.lng[hotel]! });
      if (index % HOTELS_IN_A_STEP === 0) yield;
      if (radius && !(distance >= radius.min && distance <= radius.max)) continue;
      distances[count] = distance;
      around[count++] = hotel;
    }
    return { hotels: around.subarray(0, count), families, distances };
  };
}
