import type { PlainDate } from '../../../widgets/core/dates/plain-date.ts';
import type { Queryable } from '../database/database.ts';
import { lockCalendars } from './stock.ts';

/** A hotel of an earlier import. */
export interface RegisterHotelRow {
  id: string;
  /** Its key in the register. */
  key: string;
  /** Behind everything made up about it: kept, so that a renamed hotel looks as before. */
  seed: number;
}

/** All hotels of a register, those included that left it and still hold bookings. */
export async function hotelsOfRegister(tx: Queryable, register: string): Promise<RegisterHotelRow[]> {
  return tx.query<RegisterHotelRow & Record<string, unknown>>(
    `select id::text as id, external_key as key, (data->>'seed')::bigint as seed from hotels
    where register = $1 order by id`,
    [register],
  );
}

/**
 * The highest id that any hotel has or had: a booking outlives its hotel, and what it gives back must not become the
 * stock of another one.
 */
export async function highestHotelId(tx: Queryable): Promise<number> {
  const rows = await tx.query<{ id: number }>(
    `select greatest((select max(id) from hotels), (select max(hotel_id) from bookings),
      (select max(hotel_id) from quotes), 0) as id`,
  );
  return rows[0]?.id ?? 0;
}

/** Removes offers and reviews of a register's hotels, for an import to write them anew; calendars stay. */
export async function clearOffers(tx: Queryable, register: string): Promise<void> {
  for (const table of ['offers', 'reviews'])
    await tx.query(`delete from ${table} t using hotels h where h.id = t.hotel_id and h.register = $1`, [
      register,
    ]);
}

/**
 * Removes hotels that left their register. Those with nights held from `day` on stay without offers, not for sale:
 * their stock is right when they come back. Gives the number of these.
 */
export async function removeHotels(
  tx: Queryable,
  hotelIds: readonly string[],
  day: PlainDate,
): Promise<number> {
  // Calendars first: a booking locks in the same order, and nobody books between the question and the removal.
  await lockCalendars(tx, hotelIds);
  const removed = await tx.query(
    `delete from hotels h where id = any($1::bigint[]) and not exists (
      select 1 from booking_nights n where n.hotel_id = h.id and n.given_back_at is null and n.night >= $2)
    returning id`,
    [hotelIds, day],
  );
  return hotelIds.length - removed.length;
}
