import { createCheapestStays, placeOfCheapest, STAY } from './cheapest-stays.ts';
import type { Columns } from './columns.ts';
import type { Steps } from './in-slices.ts';

/** Days that are kept: the present one, and the next, which is made before it begins. */
const DAYS_KEPT = 2;
/** What parties mostly need: the stays of so many rooms are made before somebody asks. */
const ROOMS_PREPARED = [1, 2];
/** Nights of a stay that was not worked out yet. */
const UNKNOWN = 255;

/** The cheapest stay of each offer for a party that needs so many rooms, by the offer's number. */
export interface FromStays {
  /** 0 where nothing is sold. */
  nights: Uint8Array;
  /** Cents of all nights before the room's ratio, the second without promotions. */
  sums: Int32Array;
  references: Int32Array;
}

/** The cheapest stays without dates. They hold until the day or the hotel's calendar changes. */
export interface FromStayStore {
  /** The stays from the epoch day `today` on; those of a hotel are there once it was asked for with `fill`. */
  of(today: number, rooms: number): { stays: FromStays; fill: (hotel: number) => void };
  /** Works out what is not known of a day. */
  prepare(today: number): Steps<void>;
  /** Works the stays of these hotels out again, for the days that are kept. */
  forget(hotels: Iterable<number>): void;
}

/** What is known of a day. */
interface Day {
  /** As `STAY` lists them, by the hotel's number. */
  lists: (Int32Array | undefined)[];
  ofRooms: Map<number, FromStays>;
}

/** A store of cheapest stays over columns. */
export function createFromStays(columns: Columns): FromStayStore {
  const { offerStart, offerDated, offerNights, offerMaxNights } = columns;
  const offers = columns.offerIds.length;
  const cheapestStays = createCheapestStays(columns);
  const days = new Map<number, Day>();

  function dayOf(today: number): Day {
    const known = days.get(today);
    if (known) return known;
    const lists = Array.from<Int32Array | undefined>({ length: columns.hotelIds.length });
    const made: Day = { lists, ofRooms: new Map() };
    if (days.size >= DAYS_KEPT) days.delete(Math.min(...days.keys()));
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
    const list = (day.lists[hotel] ??= cheapestStays(hotel, today - columns.firstDay));
    for (let offer = offerStart[hotel]!; offer < offerStart[hotel + 1]!; offer += 1) {
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
    forget(hotels) {
      for (const hotel of hotels)
        for (const [today, day] of days) {
          if (!day.lists[hotel]) continue;
          day.lists[hotel] = undefined;
          for (const rooms of day.ofRooms.keys()) write(day, today, rooms, hotel);
        }
    },
  };
}
