import { LRUCache } from 'lru-cache';
import type { Columns } from './columns.ts';
import { referenceOf } from './stay-window.ts';

/** What the nights of a stay cost and leave in each hotel, by its number. */
export interface StayWindows {
  /** Cents of all nights, before the room's ratio; only where rooms are left. */
  sums: Int32Array;
  /** The same without promotions. */
  references: Int32Array;
  /** Rooms left in the fullest night; 0 where a night is not sold or nobody may arrive. */
  left: Uint8Array;
}

/** Bytes of a hotel in one window, and of one of its nights in the columns. */
const BYTES_OF_WINDOW = 9;
const BYTES_OF_NIGHT = 7;
/** Nights below this are kept; longer stays are added up each time. */
const NIGHTS_KEPT = 64;
/** A stay is added up for all hotels at once, and kept, when more than one in so many of them is asked for. */
const FEW = 8;

/** The windows of stays over columns. */
export interface StayWindowStore {
  /**
   * The stay that begins on an epoch day, in `hotels`; the others' numbers may mean nothing. A search asks for a few of
   * its hotels at a time, and says how many (`count`) it asks for in all. Good until the next call.
   */
  of(epochDay: number, nights: number, hotels: Int32Array, count: number): StayWindows;
  /** Adds the nights of these hotels up again. */
  forget(hotels: Iterable<number>): void;
}

/**
 * Keeps windows of stays: calendar and visitors ask for the same nights again and again, whatever else is searched. They
 * take as much memory as the calendars that they are added up from, however many hotels there are.
 */
export function createStayWindows(columns: Columns): StayWindowStore {
  const size = columns.hotelIds.length;
  const max = Math.max(8, Math.floor((columns.days * BYTES_OF_NIGHT) / BYTES_OF_WINDOW));
  const kept = new LRUCache<number, StayWindows>({ max });
  const make = (): StayWindows => ({
    sums: new Int32Array(size),
    references: new Int32Array(size),
    left: new Uint8Array(size),
  });
  const passing = make();
  const nothing = make();

  /** Adds one hotel up. */
  function addHotel(
    { sums, references, left }: StayWindows,
    day: number,
    nights: number,
    hotel: number,
  ): void {
    const { prices, promos, stock, minLos } = columns;
    const minimum = minLos[day * size + hotel]!;
    let sum = 0;
    let reference = 0;
    let rest = minimum === 0 || minimum > nights ? 0 : 255;
    for (let night = 0, at = day * size + hotel; rest > 0 && night < nights; night += 1, at += size) {
      const price = prices[at]!;
      const rooms = price === 0 ? 0 : stock[at]!;
      if (rooms < rest) rest = rooms;
      sum += price;
      reference += referenceOf(price, promos[at]!);
    }
    sums[hotel] = sum;
    references[hotel] = reference;
    left[hotel] = rest;
  }

  /** Adds all hotels up, night by night: prices are read from end to end. */
  function addAll({ sums, references, left }: StayWindows, day: number, nights: number): void {
    const { prices, promos, stock, minLos } = columns;
    for (let hotel = 0, at = day * size; hotel < size; hotel += 1, at += 1) {
      const minimum = minLos[at]!;
      left[hotel] = minimum === 0 || minimum > nights ? 0 : 255;
    }
    for (let night = day; night < day + nights; night += 1) {
      for (let hotel = 0, at = night * size; hotel < size; hotel += 1, at += 1) {
        const price = prices[at]!;
        const rooms = price === 0 ? 0 : stock[at]!;
        if (rooms < left[hotel]!) left[hotel] = rooms;
        sums[hotel]! += price;
        references[hotel]! += referenceOf(price, promos[at]!);
      }
    }
  }

  return {
    of(epochDay, nights, hotels, count) {
      const day = epochDay - columns.firstDay;
      if (day < 0 || day + nights > columns.days) return nothing;
      const key = day * NIGHTS_KEPT + nights;
      const known = nights < NIGHTS_KEPT ? kept.get(key) : undefined;
      if (known) return known;
      if (nights >= NIGHTS_KEPT || count * FEW < size) {
        for (let index = 0; index < hotels.length; index += 1) addHotel(passing, day, nights, hotels[index]!);
        return passing;
      }
      const made = make();
      addAll(made, day, nights);
      kept.set(key, made);
      return made;
    },
    forget(hotels) {
      for (const hotel of hotels)
        for (const [key, windows] of kept.entries())
          addHotel(windows, Math.floor(key / NIGHTS_KEPT), key % NIGHTS_KEPT, hotel);
    },
  };
}
