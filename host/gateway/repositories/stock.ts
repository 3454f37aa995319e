import { addDays, nightsBetween, type PlainDate } from '../../../widgets/core/dates/plain-date.ts';
import type { CalendarRecord } from '../catalogue/records.ts';
import type { Queryable } from '../database/database.ts';
import { rowToCalendar, type CalendarRow } from './calendar-bytes.ts';
import { recordHotelChange } from './change-log.ts';

/** Nights of one house, in a row. */
export interface NightsOfHotel {
  hotelId: string;
  checkin: PlainDate;
  nights: number;
  /** Rooms of every night. */
  rooms: number;
}

/** Rooms of one night. */
export interface RoomsOfNight {
  night: PlainDate;
  rooms: number;
}

/** The most that a byte of stock holds. */
export const FULL = 255;

/**
 * The calendar of a hotel, locked until the end of the transaction: nobody else sells a night of this house
 * meanwhile. Locked after the booking where both are, or two changes could wait for each other.
 */
export async function lockCalendar(tx: Queryable, hotelId: string): Promise<CalendarRecord | undefined> {
  const rows = await tx.query<CalendarRow>('select * from calendars where hotel_id = $1 for update', [
    hotelId,
  ]);
  return rows[0] === undefined ? undefined : rowToCalendar(rows[0]);
}

/** Every night of a stay with the same number of rooms. */
export function eachNight({ checkin, nights, rooms }: Omit<NightsOfHotel, 'hotelId'>): RoomsOfNight[] {
  return Array.from({ length: nights }, (_, index) => ({ night: addDays(checkin, index), rooms }));
}

/**
 * Takes rooms out of the stock, all nights or none. False when a night has too few. The caller writes the nights
 * down (`recordNights`), inside the same transaction.
 */
export async function takeNights(tx: Queryable, stay: NightsOfHotel): Promise<boolean> {
  return takeRooms(tx, stay.hotelId, eachNight(stay));
}

/** Puts rooms back into the stock. Nights that the calendar no longer holds are over. */
export async function giveBackNights(tx: Queryable, stay: NightsOfHotel): Promise<void> {
  await giveBackRooms(tx, stay.hotelId, eachNight(stay));
}

/** As `takeNights`, with rooms that differ from night to night. */
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

/** As `giveBackNights`, with rooms that differ from night to night. */
export async function giveBackRooms(
  tx: Queryable,
  hotelId: string,
  nights: readonly RoomsOfNight[],
): Promise<void> {
  const calendar = await lockCalendar(tx, hotelId);
  if (!calendar) return;
  const changes = nights.flatMap(({ night, rooms }) => {
    const index = nightsBetween(calendar.firstDay, night);
    const stock = calendar.stock[index];
    return stock === undefined ? [] : [[index, Math.min(FULL, stock + rooms)] as const];
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
