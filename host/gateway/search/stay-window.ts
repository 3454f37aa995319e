import type { Columns } from './columns.ts';

/** What a stay costs in the hotel's calendar, before the room's ratio: sums over its nights, in cents. */
export interface StayWindow {
  sum: number;
  /** Without promotions. */
  reference: number;
  /** Rooms left in the fullest night. */
  left: number;
}

/** Price of a night without its promotion, rounded to the cent as the price itself is. */
export function referenceOf(price: number, promo: number): number {
  return promo === 0 ? price : Math.round((price * 100) / (100 - promo));
}

/** The fewest nights of a stay that begins on that day of the columns; 0: no arrival. */
export function minimumStay(columns: Columns, hotel: number, day: number): number {
  return day < 0 || day >= columns.days ? 0 : (columns.minLos[day * columns.hotelIds.length + hotel] ?? 0);
}

/** The nights `day` to `day + nights` of a hotel, or undefined where one of them is not sold to `rooms` rooms. */
export function stayWindow(
  columns: Columns,
  hotel: number,
  day: number,
  nights: number,
  rooms: number,
): StayWindow | undefined {
  const { days, prices, promos, stock } = columns;
  if (day < 0 || day + nights > days) return undefined;
  const step = columns.hotelIds.length;
  const end = (day + nights) * step + hotel;
  let sum = 0;
  let reference = 0;
  let left = 255;
  for (let at = day * step + hotel; at < end; at += step) {
    const price = prices[at] ?? 0;
    const rest = stock[at] ?? 0;
    if (price === 0 || rest < rooms) return undefined;
    sum += price;
    reference += referenceOf(price, promos[at] ?? 0);
    if (rest < left) left = rest;
  }
  return { sum, reference, left };
}
