import { toEpochDay } from '@staykit/values/dates/plain-date.ts';
import type { CalendarRecord } from '../../catalogue/records.ts';
import type { Steps } from '../in-slices.ts';

/**
 * Prices and stock of all hotels, by day. A night is at [day * units + unit]: a search for dates reads a few days
 * sequentially, which is several times faster than reading by hotel. A unit is a hotel, by its number, with its standard
 * rooms; the other room types follow as units of their own (`FactColumns.roomStart`).
 */
export interface CalendarColumns {
  /** Epoch day of day 0. */
  firstDay: number;
  days: number;
  prices: Int32Array;
  promos: Uint8Array;
  stock: Uint8Array;
  minLos: Uint8Array;
  /** As in stay-limits.ts. */
  limits: Uint8Array;
}

/** Which units there are: hotels, then their room types. */
export interface Units {
  hotelIds: readonly string[];
  /** Room types of hotel `i`: units from `hotels + roomStart[i]` to `hotels + roomStart[i + 1]`. */
  roomStart: Int32Array;
  /** Their codes. */
  roomCodes: readonly string[];
}

/** Number of units. */
export const unitsOf = ({ hotelIds, roomCodes }: Units): number => hotelIds.length + roomCodes.length;

/** Calls `each` for the units of a hotel: itself and its room types. */
export function eachUnit(
  { hotelIds, roomStart, roomCodes }: Units,
  hotel: number,
  each: (unit: number, room: string | undefined) => void,
): void {
  each(hotel, undefined);
  for (let room = roomStart[hotel]!; room < roomStart[hotel + 1]!; room += 1)
    each(hotelIds.length + room, roomCodes[room]);
}

/** Builds the columns for units in their order. */
export function* toCalendarColumns(
  calendars: ReadonlyMap<string, CalendarRecord>,
  units: Units,
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
  const cells = unitsOf(units) * days;
  const prices = yield* allocate(Int32Array, cells);
  const promos = yield* allocate(Uint8Array, cells);
  const stock = yield* allocate(Uint8Array, cells);
  const minLos = yield* allocate(Uint8Array, cells);
  const limits = yield* allocate(Uint8Array, cells);
  const columns: CalendarColumns = { firstDay, days, prices, promos, stock, minLos, limits };
  for (const [hotel, id] of units.hotelIds.entries()) {
    const calendar = calendars.get(id);
    if (calendar) writeCalendar(columns, units, hotel, calendar);
    yield;
  }
  return columns;
}

/** Cells that a step clears. */
const CLEARED_IN_A_STEP = 65_536;

/**
 * Allocates a column. The system gives memory a page at a time when it is first written, which takes a millisecond for
 * each megabyte on some machines: the first hotel writes on every page, and would wait for all of them in one step.
 */
function* allocate<Column extends Int32Array | Uint8Array>(
  Kind: new (cells: number) => Column,
  cells: number,
): Steps<Column> {
  const column = new Kind(cells);
  for (let at = 0; at < cells; at += CLEARED_IN_A_STEP) {
    column.fill(0, at, at + CLEARED_IN_A_STEP);
    yield;
  }
  return column;
}

/**
 * Writes the calendars of one hotel and its room types; missing days are not sold. Returns false and writes nothing if it has days outside
 * the columns. Runs without a pause, so that searches never see half of it.
 */
export function writeCalendar(
  columns: CalendarColumns,
  units: Units,
  hotel: number,
  calendar: CalendarRecord,
): boolean {
  const first = toEpochDay(calendar.firstDay) - columns.firstDay;
  const end = first + calendar.prices.length;
  if (first < 0 || end > columns.days) return false;
  const step = unitsOf(units);
  eachUnit(units, hotel, (unit, room) => {
    const own = room === undefined ? calendar : calendar.rooms?.get(room);
    for (let day = 0, at = unit; day < columns.days; day += 1, at += step) {
      const index = day - first;
      columns.prices[at] = own?.prices[index] ?? 0;
      columns.promos[at] = own?.promos[index] ?? 0;
      columns.stock[at] = own?.stock[index] ?? 0;
      columns.minLos[at] = own?.minLos[index] ?? 0;
      columns.limits[at] = own?.limits?.[index] ?? 0;
    }
  });
  return true;
}
