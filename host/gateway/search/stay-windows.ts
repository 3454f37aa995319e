import type { Columns } from './columns.ts';
import { putIn, type HotelSet } from './hotel-sets.ts';
import { referenceOf } from './stay-window.ts';

/** What the nights of a stay cost and leave in each hotel, by its number. */
export interface StayWindows {
  /** Cents of all nights, before the room's ratio; only where rooms are left. */
  sums: Int32Array;
  /** The same without promotions. */
  references: Int32Array;
  /** Rooms left in the fullest night; 0 where a night is not sold or nobody may arrive. */
  left: Uint8Array;
  /**
   * A percentage that no promotion of the stay reaches over, as long as a room costs `LEAST_FACTOR` of the sum; 0 only where
   * the sums with and without promotions are the same.
   */
  promos: Uint8Array;
  /** Hotels with at least so many rooms left, by their number, as far as somebody asked: `withRooms` lists them. */
  sets: HotelSet[];
}

/** The smallest share of a window's sum for which its `promos` hold: rounding weighs more where prices are small. */
export const LEAST_FACTOR = 0.1;

/**
 * A percentage that no promotion reaches over when a stay of a sum is sold for a price from `LEAST_FACTOR` of it on:
 * rounding to cents adds at most one to what is taken off, and takes at most a half from what it is taken off.
 */
function mostPromo(sum: number, reference: number): number {
  if (reference <= sum) return 0;
  const least = reference * LEAST_FACTOR;
  return least <= 1
    ? 100
    : Math.min(100, Math.max(1, Math.floor((((reference - sum) * LEAST_FACTOR + 1) * 100) / (least - 0.5))));
}

/** The hotels that have so many rooms left; of windows of all hotels alone. */
export function withRooms({ left, sets }: StayWindows, rooms: number): HotelSet {
  const known = sets[rooms];
  if (known) return known;
  const set: HotelSet = new Int32Array((left.length + 31) >>> 5);
  for (let hotel = 0; hotel < left.length; hotel += 1) if (left[hotel]! >= rooms) putIn(set, hotel);
  sets[rooms] = set;
  return set;
}

/** Bytes of windows that are kept: those of half a year with a few lengths each, over some thousand hotels. */
const BYTES_KEPT = 64 * 1_024 * 1_024;
const BYTES_PER_HOTEL = 10;
/** Nights below this are kept; longer stays are added up each time. */
const NIGHTS_KEPT = 64;
/** A stay is added up for all hotels at once, and kept, when more than one in so many of them is asked for. */
const FEW = 8;

/** The windows of stays over columns. */
export interface StayWindowStore {
  /** The stay that begins on an epoch day, in the first `count` of `hotels`; the others' numbers may mean nothing. */
  of(epochDay: number, nights: number, hotels: Int32Array, count: number): StayWindows;
  /** The stay in all hotels; undefined where it is so long that it is not kept. */
  ofAll(epochDay: number, nights: number): StayWindows | undefined;
  /** Adds the nights of these hotels up again. */
  forget(hotels: Iterable<number>): void;
}

/** Keeps windows of stays: the calendar asks for the same nights again and again, whatever else is searched. */
export function createStayWindows(columns: Columns): StayWindowStore {
  const size = columns.hotelIds.length;
  const limit = Math.max(8, Math.floor(BYTES_KEPT / (BYTES_PER_HOTEL * Math.max(1, size))));
  const kept = new Map<number, StayWindows>();
  const make = (): StayWindows => ({
    sums: new Int32Array(size),
    references: new Int32Array(size),
    left: new Uint8Array(size),
    promos: new Uint8Array(size),
    sets: [],
  });
  const passing = make();
  const nothing = make();

  /** Adds one hotel up. */
  function addHotel(
    { sums, references, left, promos: most }: StayWindows,
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
    most[hotel] = mostPromo(sum, reference);
  }

  /** Adds all hotels up, night by night: prices are read from end to end. */
  function addAll({ sums, references, left, promos: most }: StayWindows, day: number, nights: number): void {
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
    for (let hotel = 0; hotel < size; hotel += 1) most[hotel] = mostPromo(sums[hotel]!, references[hotel]!);
  }

  function keep(key: number, day: number, nights: number): StayWindows {
    const made = make();
    addAll(made, day, nights);
    // The oldest goes first: days come and go as the calendar does.
    if (kept.size >= limit) for (const oldest of kept.keys()) if (kept.delete(oldest)) break;
    kept.set(key, made);
    return made;
  }

  return {
    of(epochDay, nights, hotels, count) {
      const day = epochDay - columns.firstDay;
      if (day < 0 || day + nights > columns.days) return nothing;
      const key = day * NIGHTS_KEPT + nights;
      const known = kept.get(key);
      if (known && nights < NIGHTS_KEPT) return known;
      if (nights >= NIGHTS_KEPT || count * FEW < size) {
        for (let index = 0; index < count; index += 1) addHotel(passing, day, nights, hotels[index]!);
        return passing;
      }
      return keep(key, day, nights);
    },
    ofAll(epochDay, nights) {
      const day = epochDay - columns.firstDay;
      if (day < 0 || day + nights > columns.days) return nothing;
      if (nights >= NIGHTS_KEPT) return undefined;
      const key = day * NIGHTS_KEPT + nights;
      return kept.get(key) ?? keep(key, day, nights);
    },
    forget(hotels) {
      for (const windows of kept.values()) windows.sets = [];
      for (const hotel of hotels)
        for (const [key, windows] of kept)
          addHotel(windows, Math.floor(key / NIGHTS_KEPT), key % NIGHTS_KEPT, hotel);
    },
  };
}
