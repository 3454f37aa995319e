import type { Queryable } from '../../database/database.ts';
import type { CalendarRecord } from '../records.ts';

/** A row of the table `calendars`. */
export interface CalendarRow {
  hotel_id: number;
  first_day: string;
  prices: Uint8Array;
  promos: Uint8Array;
  stock: Uint8Array;
  min_los: Uint8Array;
  limits: Uint8Array | null;
}

/** Prices as stored bytes: 32-bit little endian on every machine. */
export function pricesToBytes(prices: Int32Array): Uint8Array {
  const bytes = new Uint8Array(prices.length * 4);
  const view = new DataView(bytes.buffer);
  prices.forEach((price, index) => view.setInt32(index * 4, price, true));
  return bytes;
}

/** Prices of stored bytes. */
export function bytesToPrices(bytes: Uint8Array): Int32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const prices = new Int32Array(bytes.byteLength / 4);
  for (let index = 0; index < prices.length; index += 1) prices[index] = view.getInt32(index * 4, true);
  return prices;
}

/** Calendar of a stored row. */
export function rowToCalendar(row: CalendarRow): CalendarRecord {
  return {
    hotelId: String(row.hotel_id),
    firstDay: row.first_day,
    prices: bytesToPrices(row.prices),
    promos: new Uint8Array(row.promos),
    stock: new Uint8Array(row.stock),
    minLos: new Uint8Array(row.min_los),
    ...(row.limits && { limits: new Uint8Array(row.limits) }),
  };
}

/** A row of the table `room_calendars`. */
export interface RoomCalendarRow extends CalendarRow {
  room_type: string;
}

/** A calendar with those of the hotel's room types. */
export function withRooms(calendar: CalendarRecord, rows: readonly RoomCalendarRow[]): CalendarRecord {
  if (rows.length === 0) return calendar;
  return { ...calendar, rooms: new Map(rows.map((row) => [row.room_type, rowToCalendar(row)])) };
}

/** Reads calendars with those of their room types. `tx` sees both in one state where it holds their locks or a snapshot. */
export async function readCalendarsOf(
  tx: Pick<Queryable, 'query'>,
  hotelIds: readonly string[],
): Promise<Map<string, CalendarRecord>> {
  const rows = await tx.query<CalendarRow>('select * from calendars where hotel_id = any($1::bigint[])', [
    hotelIds,
  ]);
  const ofRooms = Map.groupBy(await readRoomCalendars(tx, hotelIds), ({ hotel_id }) => hotel_id);
  return new Map(
    rows.map((row) => [String(row.hotel_id), withRooms(rowToCalendar(row), ofRooms.get(row.hotel_id) ?? [])]),
  );
}

/** Calendars of the room types of hotels. */
export const readRoomCalendars = (
  tx: Pick<Queryable, 'query'>,
  hotelIds: readonly string[],
): Promise<RoomCalendarRow[]> =>
  tx.query<RoomCalendarRow>(
    'select * from room_calendars where hotel_id = any($1::bigint[]) order by hotel_id, room_type',
    [hotelIds],
  );
