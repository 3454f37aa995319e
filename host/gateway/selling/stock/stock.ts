import { nightsBetween } from '@staykit/values/dates/plain-date.ts';
import type { CalendarRecord } from '../../catalogue/records.ts';
import type { Queryable } from '../../database/database.ts';
import {
  readRoomCalendars,
  rowToCalendar,
  withRooms,
  type CalendarRow,
} from '../../catalogue/store/calendar-bytes.ts';
import { calendarFor } from '../../catalogue/stay-limits.ts';
import { recordHotelChange } from '../../catalogue/store/change-log.ts';
import type { RoomsOfNight } from './held-rooms.ts';
import { sellNights, unsellNights, type LeftOfNight } from './room-nights.ts';

/** Largest value of a stock byte. */
export const FULL = 255;

/**
 * The calendar of a hotel, locked against other sales until the end of the transaction. Lock the booking first where
 * both are needed, to avoid deadlocks.
 * Those of room types are read with it, unless only the standard rooms are needed: guests wait for the lock.
 */
export async function lockCalendar(
  tx: Queryable,
  hotelId: string,
  needsRooms = true,
): Promise<CalendarRecord | undefined> {
  const rows = await tx.lock<CalendarRow>(
    `calendar ${hotelId}`,
    'select * from calendars where hotel_id = $1 for update',
    [hotelId],
  );
  if (rows[0] === undefined) return undefined;
  return withRooms(rowToCalendar(rows[0]), needsRooms ? await readRoomCalendars(tx, [hotelId]) : []);
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
  const calendar = await lockCalendar(tx, hotelId, nights.some(isOfRoomType));
  if (!calendar) return false;
  for (const [room, ofRoom] of Map.groupBy(nights, (each) => each.room)) {
    const own = calendarFor({ ...(room !== undefined && { room }) }, calendar);
    const isFull = ofRoom.some(
      ({ night, rooms }) => (own?.stock[nightsBetween(calendar.firstDay, night)] ?? 0) < rooms,
    );
    if (!own || isFull) return false;
    await showLeft(tx, own, await sellNights(tx, own, ofRoom, room), room);
  }
  await recordHotelChange(tx, hotelId);
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
  if (nights.length === 0) return;
  const calendar = await lockCalendar(tx, hotelId, nights.some(isOfRoomType));
  if (!calendar) return;
  for (const [room, ofRoom] of Map.groupBy(nights, (each) => each.room)) {
    const left = await unsellNights(tx, hotelId, ofRoom, room);
    const own = calendarFor({ ...(room !== undefined && { room }) }, calendar);
    if (own) await showLeft(tx, own, left, room);
  }
  await recordHotelChange(tx, hotelId);
}

const isOfRoomType = ({ room }: RoomsOfNight): boolean => room !== undefined;

/** Writes what is left of nights into the calendar. */
async function showLeft(
  tx: Queryable,
  { hotelId, firstDay, stock }: CalendarRecord,
  nights: readonly LeftOfNight[],
  room?: string,
): Promise<void> {
  const changes = nights
    .map(({ night, left }) => [nightsBetween(firstDay, night), left] as const)
    .filter(([index]) => stock[index] !== undefined);
  if (changes.length === 0) return;
  const sql = changes.reduce(
    (inner, _, place) => `set_byte(${inner}, $${place * 2 + 2}::integer, $${place * 2 + 3}::integer)`,
    'stock',
  );
  const values = [hotelId, ...changes.flat()];
  if (room === undefined) await tx.query(`update calendars set stock = ${sql} where hotel_id = $1`, values);
  else
    await tx.query(
      `update room_calendars set stock = ${sql} where hotel_id = $1 and room_type = $${values.length + 1}`,
      [...values, room],
    );
}
