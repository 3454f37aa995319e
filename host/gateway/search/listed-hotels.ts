import { distanceKm } from '../../../widgets/core/search/distance.ts';
import type { Columns } from './columns.ts';
import { isIn, listSet, type AskedFamily, type HotelSet, type HotelSets } from './hotel-sets.ts';
import type { Query } from './query.ts';

/** The hotels that a query leaves, in arrays that the next search writes over. */
export interface ListedHotels {
  /** So many of `hotels` are left, ascending. */
  count: number;
  hotels: Int32Array;
  /** By the number of the hotel: the bits of the families that hide it; only of a list that is not strict. */
  fails: Uint8Array;
  /** By the number of the hotel: km from the point of the query; only where it has one. */
  distances: Float64Array;
}

/** Lists the hotels that place, hotel, filters and radius leave; unless `strict`, those that one family hides as well. */
export function createHotelList(columns: Columns, sets: HotelSets) {
  const size = columns.hotelIds.length;
  const listed: ListedHotels = {
    count: 0,
    hotels: new Int32Array(size),
    fails: new Uint8Array(size),
    distances: new Float64Array(size),
  };

  const through = sets.empty();
  const hiddenOnce = sets.empty();

  /** Hotels that no family hides; unless `strict`, those that one family hides alone as well. */
  function unhidden(asked: readonly AskedFamily[], strict: boolean): HotelSet {
    through.set(sets.all);
    hiddenOnce.fill(0);
    for (const family of asked)
      for (let word = 0; word < through.length; word += 1) {
        const passed = family.through[word]!;
        hiddenOnce[word] = (hiddenOnce[word]! & passed) | (through[word]! & ~passed);
        through[word]! &= passed;
      }
    if (!strict) for (let word = 0; word < through.length; word += 1) through[word]! |= hiddenOnce[word]!;
    return through;
  }

  function listAll({ hotelId, placeId }: Query, asked: readonly AskedFamily[], strict: boolean): number {
    const inPlace = placeId === undefined ? undefined : columns.hotelsOfPlace.get(placeId);
    if (placeId !== undefined && !inPlace) return 0;
    const hotel = hotelId === undefined ? undefined : columns.hotelIndex.get(hotelId);
    if (hotelId !== undefined && (hotel === undefined || inPlace?.includes(hotel) === false)) return 0;
    const among = hotel === undefined ? inPlace : [hotel];
    if (!among) return listSet(unhidden(asked, strict), listed.hotels);
    const set = asked.length > 0 ? unhidden(asked, strict) : undefined;
    let count = 0;
    for (let index = 0; index < among.length; index += 1) {
      const one = among[index]!;
      if (!set || isIn(set, one)) listed.hotels[count++] = one;
    }
    return count;
  }

  /** Leaves the hotels within the radius, with their distances. */
  function keepAround(count: number, { point, radius }: Query): number {
    if (!point) return count;
    const { hotels, distances } = listed;
    let kept = 0;
    for (let index = 0; index < count; index += 1) {
      const hotel = hotels[index]!;
      const distance = distanceKm(point, { lat: columns.lat[hotel]!, lng: columns.lng[hotel]! });
      if (radius && !(distance >= radius.min && distance <= radius.max)) continue;
      distances[hotel] = distance;
      hotels[kept++] = hotel;
    }
    return kept;
  }

  function noteFails(count: number, asked: readonly AskedFamily[]): void {
    for (let index = 0; index < count; index += 1) {
      const hotel = listed.hotels[index]!;
      let fail = 0;
      for (const { bit, through } of asked) if (!isIn(through, hotel)) fail |= bit;
      listed.fails[hotel] = fail;
    }
  }

  return (query: Query, strict: boolean): ListedHotels => {
    const asked = sets.asked(query);
    listed.count = keepAround(listAll(query, asked, strict), query);
    if (!strict) noteFails(listed.count, asked);
    return listed;
  };
}
