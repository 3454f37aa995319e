import { LRUCache } from 'lru-cache';
import { isAllowed } from '../../catalogue/stay-limits.ts';
import { eachUnit, unitsOf } from '../columns/calendar-columns.ts';
import type { Columns } from '../columns/columns.ts';
import { referenceOf } from './stay-window.ts';

/** Price and availability of a stay in each unit: hotels, and their room types. */
export interface StayWindows {
  /** Cents of all nights before the room ratio; only where rooms are left. */
  sums: Int32Array;
  /** The same without promotions. */
  references: Int32Array;
  /** Lowest number of rooms left on any night; 0 if a night is not sold or arrival is not possible. */
  left: Uint8Array;
}

/** Bytes per hotel in a window, and per night in the columns. */
const BYTES_OF_WINDOW = 9;
const BYTES_OF_NIGHT = 8;
/** Stays of fewer nights are cached; longer ones are computed each time. */
const NIGHTS_CACHED = 64;
/** A window is computed for all hotels and cached if more than one in so many is needed. */
const FEW = 8;

/** Windows of stays on columns. */
export interface StayWindowStore {
  /**
   * The window of the stay from an epoch day, valid for `hotels` alone and until the next call with the same `slot`. A
   * search asks in batches; `count` is its total number of hotels.
   */
  of(epochDay: number, nights: number, hotels: Int32Array, count: number, slot?: number): StayWindows;
  /** Computes the windows of these hotels again. */
  recompute(hotels: Iterable<number>): void;
}

/**
 * Caches windows: calendars and visitors ask for the same nights repeatedly. The cache takes at most as much memory as
 * the calendars.
 */
export function createStayWindows(columns: Columns): StayWindowStore {
  const size = unitsOf(columns);
  const max = Math.max(8, Math.floor((columns.days * BYTES_OF_NIGHT) / BYTES_OF_WINDOW));
  const cache = new LRUCache<number, StayWindows>({ max });
  const make = (): StayWindows => ({
    sums: new Int32Array(size),
    references: new Int32Array(size),
    left: new Uint8Array(size),
  });
  const slots: StayWindows[] = [];
  const nothing = make();

  /** Whether the limits of the days of arrival and departure forbid a stay. */
  const isForbidden = (day: number, nights: number, unit: number): boolean =>
    !isAllowed(columns.limits[day * size + unit]!, columns.limits[(day + nights) * size + unit] ?? 0, nights);

  /** Computes one unit. */
  function addUnit(
    { sums, references, left }: StayWindows,
    day: number,
    nights: number,
    hotel: number,
  ): void {
    const { prices, promos, stock, minLos } = columns;
    const minimum = minLos[day * size + hotel]!;
    const isClosed = minimum === 0 || minimum > nights || isForbidden(day, nights, hotel);
    let sum = 0;
    let reference = 0;
    let rest = isClosed ? 0 : 255;
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

  /** Computes all hotels, night by night, reading prices sequentially. */
  function addAll({ sums, references, left }: StayWindows, day: number, nights: number): void {
    const { prices, promos, stock, minLos } = columns;
    for (let hotel = 0, at = day * size; hotel < size; hotel += 1, at += 1) {
      const minimum = minLos[at]!;
      left[hotel] = minimum === 0 || minimum > nights || isForbidden(day, nights, hotel) ? 0 : 255;
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
    of(epochDay, nights, hotels, count, slot = 0) {
      const day = epochDay - columns.firstDay;
      if (day < 0 || day + nights > columns.days) return nothing;
      const key = day * NIGHTS_CACHED + nights;
      const known = nights < NIGHTS_CACHED ? cache.get(key) : undefined;
      if (known) return known;
      if (nights >= NIGHTS_CACHED || count * FEW < columns.hotelIds.length) {
        const passing = (slots[slot] ??= make());
        for (let index = 0; index < hotels.length; index += 1)
          eachUnit(columns, hotels[index]!, (unit) => addUnit(passing, day, nights, unit));
        return passing;
      }
      const made = make();
      addAll(made, day, nights);
      cache.set(key, made);
      return made;
    },
    recompute(hotels) {
      for (const hotel of hotels)
        for (const [key, windows] of cache.entries())
          eachUnit(columns, hotel, (unit) =>
            addUnit(windows, Math.floor(key / NIGHTS_CACHED), key % NIGHTS_CACHED, unit),
          );
    },
  };
}
