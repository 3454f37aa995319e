import type { Columns } from './columns.ts';

/** Price of a night without its promotion, rounded to the cent as the price itself is. */
export function referenceOf(price: number, promo: number): number {
  return promo === 0 ? price : Math.round((price * 100) / (100 - promo));
}

/** The fewest nights of a stay that begins on that day of the columns; 0: no arrival. */
export function minimumStay(columns: Columns, hotel: number, day: number): number {
  return day < 0 || day >= columns.days ? 0 : (columns.minLos[day * columns.hotelIds.length + hotel] ?? 0);
}
