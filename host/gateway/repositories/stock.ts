import { nightsBetween } from '../../../widgets/core/dates/plain-date.ts';
import type { CalendarRecord } from '../catalogue/records.ts';
import type { Queryable } from '../database/database.ts';
import { rowToCalendar, type CalendarRow } from './calendar-bytes.ts';
import { recordHotelChange } from './change-log.ts';
import { heldRooms, type RoomsOfNight } from './held-rooms.ts';

/** The most that a byte of stock holds. */
export const FULL = 255;

/**
 * The calendar of a hotel, locked until the end of the transaction: nobody else sells a night of this house
 * meanwhile. Locked after the booking where both are, or two changes could wait for each other.
 */
export async function lockCalendar(tx: Queryable, hotelId: string): Promise<CalendarRecord | undefined> {
  const rows = await tx.lock<CalendarRow>(
    `calendar ${hotelId}`,
    'select * from calendars where hotel_id = $1 for update',
    [hotelId],
  );
  return rows[0] === undefined ? undefined : rowToCalendar(rows[0]);
}

/** Locks the calendars of several hotels, always in one order. */
export async function lockCalendars(tx: Queryable, hotelIds: readonly string[]): Promise<void> {
  await tx.query('select 1 from calendars where hotel_id = any($1::bigint[]) order by hotel_id for update', [
    hotelIds,
  ]);
}

/**
 * Takes rooms out of the stock, all nights or none. False when a night has too few. The caller writes the nights
 * down (`recordNights`), inside the same transaction.
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
 * Puts rooms back into the stock, never more than the hotel has beside those that are held: an import may have told
 * fewer rooms since they were sold. Nights that the calendar no longer holds are over. The caller has written the nights
 * down as given back, inside the same transaction.
 */
export async function giveBackRooms(
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

/** Writes single bytes, so that a line of the audit is a line of the change. */
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
