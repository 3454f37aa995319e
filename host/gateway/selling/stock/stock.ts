import { nightsBetween } from '@staykit/values/dates/plain-date.ts';
import type { CalendarRecord } from '../../catalogue/records.ts';
import type { Queryable } from '../../database/database.ts';
import { rowToCalendar, type CalendarRow } from '../../catalogue/store/calendar-bytes.ts';
import { recordHotelChange } from '../../catalogue/store/change-log.ts';
import type { RoomsOfNight } from './held-rooms.ts';
import { sellNights, unsellNights, type LeftOfNight } from './room-nights.ts';

/** Largest value of a stock byte. */
export const FULL = 255;

/**
 * The calendar of a hotel, locked against other sales until the end of the transaction. Lock the booking first where
 * both are needed, to avoid deadlocks.
 */
export async function lockCalendar(tx: Queryable, hotelId: string): Promise<CalendarRecord | undefined> {
  const rows = await tx.lock<CalendarRow>(
    `calendar ${hotelId}`,
    'select * from calendars where hotel_id = $1 for update',
    [hotelId],
  );
  return rows[0] === undefined ? undefined : rowToCalendar(rows[0]);
}

/** Locks the calendars of several hotels in a fixed order. */
export async function lockCalendars(tx: Queryable, hotelIds: readonly string[]): Promise<void> {
  await tx.query('select 1 from calendars where hotel_id = any($1::bigint[]) order by hotel_id for update', [
    hotelIds,
  ]);
}

/**
 * Takes rooms from the stock on all nights, or returns false if one has too few. The caller records the nights
 * (`recordNights`) in the same transaction. The calendar is asked first; the table of nights decides.
 */
export async function takeRooms(
  tx: Queryable,
  hotelId: string,
  nights: readonly RoomsOfNight[],
): Promise<boolean> {
  if (nights.length === 0) return true;
  const calendar = await lockCalendar(tx, hotelId);
  if (!calendar) return false;
  const isFull = nights.some(
    ({ night, rooms }) => (calendar.stock[nightsBetween(calendar.firstDay, night)] ?? 0) < rooms,
  );
  if (isFull) return false;
  await showLeft(tx, calendar, await sellNights(tx, calendar, nights));
  return true;
}

/**
 * Returns rooms to the stock. Nights outside the calendar are past. The caller has recorded the nights as released in
 * the same transaction.
 */
export async function returnRooms(
  tx: Queryable,
  hotelId: string,
  nights: readonly RoomsOfNight[],
): Promise<void> {
  const calendar = await lockCalendar(tx, hotelId);
  if (calendar) await showLeft(tx, calendar, await unsellNights(tx, hotelId, nights));
}

/** Writes what is left of nights into the calendar. */
async function showLeft(
  tx: Queryable,
  { hotelId, firstDay, stock }: CalendarRecord,
  nights: readonly LeftOfNight[],
): Promise<void> {
  const changes = nights
    .map(({ night, left }) => [nightsBetween(firstDay, night), left] as const)
    .filter(([index]) => stock[index] !== undefined);
  if (changes.length === 0) return;
  const sql = changes.reduce(
    (inner, _, place) => `set_byte(${inner}, $${place * 2 + 2}::integer, $${place * 2 + 3}::integer)`,
    'stock',
  );
  await tx.query(`update calendars set stock = ${sql} where hotel_id = $1`, [hotelId, ...changes.flat()]);
  await recordHotelChange(tx, hotelId);
}
