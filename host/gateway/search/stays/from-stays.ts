import { createCheapestStays, placeOfCheapest, STAY } from './cheapest-stays.ts';
import { eachUnit, unitsOf } from '../columns/calendar-columns.ts';
import type { Columns } from '../columns/columns.ts';
import type { Steps } from '../in-slices.ts';

/** Cached days: today, and tomorrow, which is prepared in advance. */
const DAYS_CACHED = 2;
/** Common numbers of rooms, whose stays are prepared in advance. */
const ROOMS_PREPARED = [1, 2];
/** Marks a stay that is not computed yet. */
const UNKNOWN = 255;

/** What stays start from by offer, for parties that need a number of rooms. */
export interface FromStays {
  /** 0 if nothing is sold. */
  nights: Uint8Array;
  /** Cents of all nights before the room ratio: of the cheapest stay with promotions, and of the cheapest without. */
  sums: Int32Array;
  references: Int32Array;
}

/** Caches the cheapest stays without dates, until the day or the hotel's calendar changes. */
export interface FromStayStore {
  /** Stays from the epoch day `today` on; those of a hotel are valid after `fill`. */
  of(today: number, rooms: number): { stays: FromStays; fill: (hotel: number) => void };
  /** Computes what is missing for a day. */
  prepare(today: number): Steps<void>;
  /** Computes the stays of these hotels again, for the cached days. */
  recompute(hotels: Iterable<number>): void;
}

/** Cached stays of one day. */
interface Day {
  /** Lists as `STAY` describes, by unit. */
  lists: (Int32Array | undefined)[];
  ofRooms: Map<number, FromStays>;
}

/** Creates the cache on columns. */
export function createFromStays(columns: Columns): FromStayStore {
  const { offerStart, offerDated, offerNights, offerMaxNights, unitOfOffer } = columns;
  const offers = columns.offerIds.length;
  const cheapestStays = createCheapestStays(columns);
  const days = new Map<number, Day>();

  function dayOf(today: number): Day {
    const known = days.get(today);
    if (known) return known;
    const lists = Array.from<Int32Array | undefined>({ length: unitsOf(columns) });
    const made: Day = { lists, ofRooms: new Map() };
    if (days.size >= DAYS_CACHED) days.delete(Math.min(...days.keys()));
    days.set(today, made);
    return made;
  }

  function staysOf({ ofRooms }: Day, rooms: number): FromStays {
    const known = ofRooms.get(rooms);
    if (known) return known;
    const made: FromStays = {
      nights: new Uint8Array(offers).fill(UNKNOWN),
      sums: new Int32Array(offers),
      references: new Int32Array(offers),
    };
    ofRooms.set(rooms, made);
    return made;
  }

  function write(day: Day, today: number, rooms: number, hotel: number): void {
    const { nights, sums, references } = staysOf(day, rooms);
    for (let offer = offerStart[hotel]!; offer < offerStart[hotel + 1]!; offer += 1) {
      const unit = unitOfOffer[offer]!;
      const list = (day.lists[unit] ??= cheapestStays(hotel, unit, today - columns.firstDay));
      const isDated = offerDated[offer] === 1;
      const at = isDated ? placeOfCheapest(list, offerNights[offer]!, offerMaxNights[offer]!, rooms) : -1;
      nights[offer] = at < 0 ? 0 : list[at + STAY.nights]!;
      sums[offer] = at < 0 ? 0 : list[at + STAY.sum]!;
      references[offer] = at < 0 ? 0 : list[at + STAY.reference]!;
    }
  }

  return {
    of(today, rooms) {
      const day = dayOf(today);
      const stays = staysOf(day, rooms);
      return {
        stays,
        fill(hotel) {
          if (stays.nights[offerStart[hotel]!] === UNKNOWN) write(day, today, rooms, hotel);
        },
      };
    },
    *prepare(today) {
      const day = dayOf(today);
      for (let hotel = 0; hotel < columns.hotelIds.length; hotel += 1) {
        for (const rooms of ROOMS_PREPARED)
          if (staysOf(day, rooms).nights[offerStart[hotel]!] === UNKNOWN) write(day, today, rooms, hotel);
        yield;
      }
    },
    recompute(hotels) {
      for (const hotel of hotels)
        for (const [today, day] of days) {
          let isKnown = false;
          eachUnit(columns, hotel, (unit) => {
            isKnown ||= day.lists[unit] !== undefined;
            day.lists[unit] = undefined;
          });
          if (!isKnown) continue;
          for (const rooms of day.ofRooms.keys()) write(day, today, rooms, hotel);
        }
    },
  };
}
