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

/** The cheapest stay of a hotel from `today` (a day of the columns) on. */
export interface CheapestStay extends StayWindow {
  nights: number;
}

/** More nights than the offer's shortest stay are tried at most so many times when no day takes the shortest. */
const LONGER_STAYS_TRIED = 3;

/** The cheapest stay of the shortest length that some day takes; the earliest of equals. */
export function cheapestStay(
  columns: Columns,
  hotel: number,
  today: number,
  shortest: number,
  longest: number,
  rooms: number,
): CheapestStay | undefined {
  const last = Math.min(longest, shortest + LONGER_STAYS_TRIED);
  for (let nights = Math.max(1, shortest); nights <= last; nights += 1) {
    let best: CheapestStay | undefined;
    for (let day = Math.max(0, today); day + nights <= columns.days; day += 1) {
      const minimum = minimumStay(columns, hotel, day);
      if (minimum === 0 || minimum > nights) continue;
      const stay = stayWindow(columns, hotel, day, nights, rooms);
      if (stay && (!best || stay.sum < best.sum)) best = { ...stay, nights };
    }
    if (best) return best;
  }
  return undefined;
}
