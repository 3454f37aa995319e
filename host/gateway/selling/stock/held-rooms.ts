import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { Queryable } from '../../database/database.ts';

/** Rooms of a night. */
export interface RoomsOfNight {
  night: PlainDate;
  rooms: number;
  /** Code of the room type; absent: the standard room. */
  room?: string;
}

/** Rooms held by bookings from `day` on, by hotel and night, without released nights. */
export async function heldRooms(
  tx: Queryable,
  hotelIds: readonly string[],
  day: PlainDate,
): Promise<Map<string, RoomsOfNight[]>> {
  const rows = await tx.query<{ id: number; night: PlainDate; rooms: number }>(
    `select hotel_id as id, night, sum(rooms)::int as rooms from booking_nights
    where hotel_id = any($1::bigint[]) and given_back_at is null and night >= $2 group by hotel_id, night`,
    [hotelIds, day],
  );
  return Map.groupBy(rows, ({ id }) => String(id));
}

/** Number of bookings with nights from `day` on. */
export async function bookingsFrom(db: Queryable, day: PlainDate): Promise<number> {
  const rows = await db.query<{ count: number }>(
    `select count(distinct booking_number)::int as count from booking_nights
    where given_back_at is null and night >= $1`,
    [day],
  );
  return rows[0]?.count ?? 0;
}
