import { nightsBetween } from '@staykit/values/dates/plain-date.ts';
import type { CalendarRecord } from '../../catalogue/records.ts';
import type { Queryable } from '../../database/database.ts';
import { rowToCalendar, type CalendarRow } from '../../catalogue/store/calendar-bytes.ts';
import { recordHotelChange } from '../../catalogue/store/change-log.ts';
import { heldRooms, type RoomsOfNight } from './held-rooms.ts';

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
 * (`recordNights`) in the same transaction.
 */
export async function takeRooms(
  tx: Queryable,
  hotelId: string,
  nights: readonly RoomsOfNight[],
): Promise<boolean> {
  if (nights.length === 0) return true;
  const calendar = await lockCalendar(tx, hotelId);
  if (!calendar) return false;
  const changes = nights.map(({ night, rooms }) => {
    const index = nightsBetween(calendar.firstDay, night);
    return [index, (calendar.stock[index] ?? 0) - rooms] as const;
  });
  if (changes.some(([index, left]) => index < 0 || left < 0)) return false;
  await writeStock(tx, hotelId, changes);
  return true;
}

/**
 * Returns rooms to the stock, up to the hotel's rooms less those held: an import may have lowered them. Nights outside
 * the calendar are past. The caller has recorded the nights as released in the same transaction.
 */
export async function returnRooms(
  tx: Queryable,
  hotelId: string,
  nights: readonly RoomsOfNight[],
): Promise<void> {
  const calendar = await lockCalendar(tx, hotelId);
  if (!calendar) return;
  const [hotel] = await tx.query<{ rooms: number }>(
    "select (data->>'rooms')::int as rooms from hotels where id = $1",
    [hotelId],
  );
  const held = (await heldRooms(tx, [hotelId], calendar.firstDay)).get(hotelId) ?? [];
  const heldOn = new Map(held.map(({ night, rooms }) => [night, rooms]));
  const changes = nights.flatMap(({ night, rooms }) => {
    const index = nightsBetween(calendar.firstDay, night);
    const stock = calendar.stock[index];
    if (stock === undefined) return [];
    const most = Math.min(FULL, (hotel?.rooms ?? 0) - (heldOn.get(night) ?? 0));
    return [[index, Math.max(stock, Math.min(stock + rooms, most))] as const];
  });
  if (changes.length > 0) await writeStock(tx, hotelId, changes);
}

/** Updates single bytes of the calendar. */
async function writeStock(
  tx: Queryable,
  hotelId: string,
  changes: readonly (readonly [index: number, stock: number])[],
): Promise<void> {
  const sql = changes.reduce(
    (inner, _, place) => `set_byte(${inner}, $${place * 2 + 2}::integer, $${place * 2 + 3}::integer)`,
    'stock',
  );
  await tx.query(`update calendars set stock = ${sql} where hotel_id = $1`, [hotelId, ...changes.flat()]);
  await recordHotelChange(tx, hotelId);
}
