import { nightsBetween, type PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { Queryable } from '../../database/database.ts';
import { capAllotments } from './room-nights.ts';
import { lockCalendars } from './stock.ts';

/** A hotel whose stock exceeds its rooms less its bookings, and the correct stock. */
interface Excess {
  hotelId: string;
  stock: Uint8Array;
}

/**
 * Lowers stock to each hotel's rooms less its bookings, night by night; never raises it. Only calendars that need it
 * are locked, so that sales go on. The caller records the change.
 */
export async function capStock(tx: Queryable, hotelIds: readonly string[]): Promise<void> {
  const found = await excessOf(tx, hotelIds);
  const higher = await tx.query<{ id: string }>(
    `select distinct hotel_id::text as id from room_nights r join hotels h on h.id = r.hotel_id
    where h.id = any($1::bigint[]) and wanted > (h.data->>'rooms')::integer`,
    [hotelIds],
  );
  const ids = [...new Set([...found.map(({ hotelId }) => hotelId), ...higher.map(({ id }) => id)])];
  if (ids.length === 0) return;
  await lockCalendars(tx, ids);
  await capAllotments(tx, ids);
  // Read again under the locks: a booking may have been made in between.
  for (const { hotelId, stock } of await excessOf(tx, ids))
    await tx.query('update calendars set stock = $2 where hotel_id = $1', [hotelId, stock]);
}

async function excessOf(tx: Queryable, hotelIds: readonly string[]): Promise<Excess[]> {
  // One statement sees one snapshot: stock and held nights add up to the same before and after a booking.
  const rows = await tx.query<{
    id: number;
    first_day: PlainDate;
    stock: Uint8Array;
    rooms: number;
    held: string;
  }>(
    `select c.hotel_id as id, c.first_day, c.stock, (h.data->>'rooms')::int as rooms,
      (select coalesce(json_agg(json_build_array(n.night, n.rooms)), '[]')::text from booking_nights n
        where n.hotel_id = c.hotel_id and n.given_back_at is null and n.night >= c.first_day) as held
    from calendars c join hotels h on h.id = c.hotel_id where c.hotel_id = any($1::bigint[])`,
    [hotelIds],
  );
  return rows.flatMap(({ id, first_day: firstDay, stock, rooms, held }) => {
    const left = Array.from(stock, () => rooms);
    for (const [night, taken] of JSON.parse(held) as [PlainDate, number][]) {
      const index = nightsBetween(firstDay, night);
      const before = left[index];
      if (before !== undefined) left[index] = Math.max(0, before - taken);
    }
    const capped = Uint8Array.from(stock, (present, index) => Math.min(present, left[index] ?? 0));
    return capped.some((present, index) => present !== stock[index])
      ? [{ hotelId: String(id), stock: capped }]
      : [];
  });
}
