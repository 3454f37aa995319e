import { unitsOf } from '../columns/calendar-columns.ts';
import type { Columns } from '../columns/columns.ts';

/** Price of a night without its promotion, rounded to cents like the price. */
export function referenceOf(price: number, promo: number): number {
  return promo === 0 ? price : Math.round((price * 100) / (100 - promo));
}

/** Minimum stay of an arrival on a day of the columns; 0: no arrival. */
export function minimumStay(columns: Columns, unit: number, day: number): number {
  return day < 0 || day >= columns.days ? 0 : (columns.minLos[day * unitsOf(columns) + unit] ?? 0);
}
