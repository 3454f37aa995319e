import { toEpochDay } from '@staykit/values/dates/plain-date.ts';
import type { CalendarRecord } from '../../catalogue/records.ts';
import type { Steps } from '../in-slices.ts';

/**
 * Prices and stock of all hotels, by day. A night is at [day * hotels + hotel]: a search for dates reads a few days
 * sequentially, which is several times faster than reading by hotel.
 */
export interface CalendarColumns {
  /** Epoch day of day 0. */
  firstDay: number;
  days: number;
  prices: Int32Array;
  promos: Uint8Array;
  stock: Uint8Array;
  minLos: Uint8Array;
}

/** Builds the columns for hotels in the order of `hotelIds`. */
export function* toCalendarColumns(
  calendars: ReadonlyMap<string, CalendarRecord>,
  hotelIds: readonly string[],
): Steps<CalendarColumns> {
  let firstDay = Number.POSITIVE_INFINITY;
  let end = 0;
  for (const calendar of calendars.values()) {
    const first = toEpochDay(calendar.firstDay);
    firstDay = Math.min(firstDay, first);
    end = Math.max(end, first + calendar.prices.length);
    yield;
  }
  if (end === 0) firstDay = 0;
  const days = end - firstDay;
  const cells = hotelIds.length * days;
  const prices = new Int32Array(cells);
  // Each allocation is a step of its own, since it blocks the event loop.
  yield;
  const promos = new Uint8Array(cells);
  yield;
  const stock = new Uint8Array(cells);
  yield;
  const minLos = new Uint8Array(cells);
  yield;
  const columns: CalendarColumns = { firstDay, days, prices, promos, stock, minLos };
  for (const [hotel, id] of hotelIds.entries()) {
    const calendar = calendars.get(id);
    if (calendar) writeCalendar(columns, hotelIds.length, hotel, calendar);
    yield;
  }
  return columns;
}

/**
 * Writes the calendar of one hotel; missing days are not sold. Returns false and writes nothing if it has days outside
 * the columns. Runs without a pause, so that searches never see half of it.
 */
export function writeCalendar(
  columns: CalendarColumns,
  hotels: number,
  hotel: number,
  calendar: CalendarRecord,
): boolean {
  const first = toEpochDay(calendar.firstDay) - columns.firstDay;
  const end = first + calendar.prices.length;
  if (first < 0 || end > columns.days) return false;
  for (let day = 0, at = hotel; day < columns.days; day += 1, at += hotels) {
    const index = day - first;
    columns.prices[at] = calendar.prices[index] ?? 0;
    columns.promos[at] = calendar.promos[index] ?? 0;
    columns.stock[at] = calendar.stock[index] ?? 0;
    columns.minLos[at] = calendar.minLos[index] ?? 0;
  }
  return true;
}
