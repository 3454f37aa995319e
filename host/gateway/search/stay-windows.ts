import type { Columns } from './columns.ts';
import { referenceOf } from './stay-window.ts';

/** What the nights of one search cost and leave in each hotel, by its number. Written over by the next search. */
export interface StayWindows {
  /** Cents of all nights, before the room's ratio; only where rooms are left. */
  sums: Int32Array;
  /** The same without promotions. */
  references: Int32Array;
  /** Rooms left in the fullest night; 0 where a night is not sold or nobody may arrive. */
  left: Uint8Array;
}

/** All hotels by their count, or some by their numbers. */
export type SomeHotels = Int32Array | number;

/** Reads whole nights from end to end: many hotels at a time are looked up in no more time than a few. */
export function createStayWindows(columns: Columns) {
  const count = columns.hotelIds.length;
  const windows: StayWindows = {
    sums: new Int32Array(count),
    references: new Int32Array(count),
    left: new Uint8Array(count),
  };

  function addNight(row: number, hotels: SomeHotels): void {
    const { prices, promos, stock } = columns;
    const { sums, references, left } = windows;
    const all = typeof hotels === 'number';
    const length = all ? hotels : hotels.length;
    for (let index = 0; index < length; index += 1) {
      const hotel = all ? index : hotels[index]!;
      const at = row + hotel;
      const price = prices[at]!;
      const rest = price === 0 ? 0 : stock[at]!;
      if (rest < left[hotel]!) left[hotel] = rest;
      sums[hotel]! += price;
      references[hotel]! += referenceOf(price, promos[at]!);
    }
  }

  /** The stay that begins on an epoch day, in these hotels; the others' numbers mean nothing. */
  return (epochDay: number, nights: number, hotels: SomeHotels): StayWindows => {
    const day = epochDay - columns.firstDay;
    const { sums, references, left } = windows;
    const all = typeof hotels === 'number';
    const length = all ? hotels : hotels.length;
    const isCovered = day >= 0 && day + nights <= columns.days;
    for (let index = 0; index < length; index += 1) {
      const hotel = all ? index : hotels[index]!;
      const minimum = isCovered ? columns.minLos[day * count + hotel]! : 0;
      sums[hotel] = 0;
      references[hotel] = 0;
      left[hotel] = minimum === 0 || minimum > nights ? 0 : 255;
    }
    if (isCovered) for (let night = day; night < day + nights; night += 1) addNight(night * count, hotels);
    return windows;
  };
}
