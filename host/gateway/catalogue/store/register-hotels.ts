import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { Queryable } from '../../database/database.ts';
import { lockCalendars } from '../../selling/stock/stock.ts';

/** A hotel of an earlier import. */
export interface RegisterHotelRow {
  id: string;
  /** Its key in the register. */
  key: string;
  /** Seed of its generated facts: kept, so that a renamed hotel looks the same. */
  seed: number;
}

/** All hotels of a register, including those withdrawn that still have bookings. */
export async function hotelsOfRegister(tx: Queryable, register: string): Promise<RegisterHotelRow[]> {
  return tx.query<RegisterHotelRow & Record<string, unknown>>(
    `select id::text as id, external_key as key, (data->>'seed')::bigint as seed from hotels
    where register = $1 order by id`,
    [register],
  );
}

/** The highest hotel id ever used: bookings outlive their hotel, and nights given back must not go to another hotel. */
export async function highestHotelId(tx: Queryable): Promise<number> {
  const rows = await tx.query<{ id: number }>(
    `select greatest((select max(id) from hotels), (select max(hotel_id) from bookings),
      (select max(hotel_id) from quotes), 0) as id`,
  );
  return rows[0]?.id ?? 0;
}

/** Deletes offers and reviews of a register's hotels before an import; calendars stay. */
export async function clearOffers(tx: Queryable, register: string): Promise<void> {
  for (const table of ['offers', 'reviews'])
    await tx.query(`delete from ${table} t using hotels h where h.id = t.hotel_id and h.register = $1`, [
      register,
    ]);
}

/**
 * Deletes hotels that left their register. Those with booked nights from `day` on stay without offers, so that their
 * stock is right if they return. Returns the number of these.
 */
export async function removeHotels(
  tx: Queryable,
  hotelIds: readonly string[],
  day: PlainDate,
): Promise<number> {
  // Locks calendars first, in the same order as bookings: nobody can book in between.
  await lockCalendars(tx, hotelIds);
  const removed = await tx.query<{ id: number }>(
    `delete from hotels h where id = any($1::bigint[]) and not exists (
      select 1 from booking_nights n where n.hotel_id = h.id and n.given_back_at is null and n.night >= $2)
    returning id`,
    [hotelIds, day],
  );
  // One statement: guests wait for the calendars.
  if (removed.length > 0)
    await tx.query(
      `with calendars_gone as (delete from room_calendars where hotel_id = any($1::bigint[])),
        plans_gone as (delete from rate_plans where hotel_id = any($1::bigint[])),
        undated_gone as (delete from undated_plans where hotel_id = any($1::bigint[]) returning activity_id),
        activities_gone as (delete from activities where id in (select activity_id from undated_gone)),
        days_gone as (delete from activity_days where activity_id in (select activity_id from undated_gone)),
        offers_gone as (delete from withdrawn_offers where hotel_id = any($1::bigint[]))
      delete from room_nights where hotel_id = any($1::bigint[])`,
      [removed.map(({ id }) => id)],
    );
  return hotelIds.length - removed.length;
}
