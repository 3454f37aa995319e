import type { Database } from '@staykit/gateway/database/database.ts';
import { HOLD_MINUTES, MINUTE_MS } from '@staykit/gateway/selling/selling-parts.ts';
import { readEvery } from './read-every.ts';

/** Milliseconds for which they are kept. */
const KEPT_MS = 5_000;

/** Room nights of a hotel, by its id, that orders hold unpaid. */
export interface HeldRooms {
  hotel: string;
  roomNights: number;
}

/** The table has the orders of a quarter of an hour alone. */
const MOST_HELD = `select b.hotel_id::text as hotel, sum(h.room_nights)::integer as "roomNights"
  from open_holds h join bookings b on b.number = h.booking_number
  where h.taken_at > $1 and b.status = 'pending'
  group by b.hotel_id order by sum(h.room_nights) desc, b.hotel_id limit 10`;

/** Reads the ten hotels with most rooms held unpaid. */
export const readOpenHolds = (
  db: Pick<Database, 'query'>,
  clock: () => number,
): (() => Promise<readonly HeldRooms[]>) =>
  readEvery(
    KEPT_MS,
    clock,
    () => db.query<HeldRooms>(MOST_HELD, [new Date(clock() - HOLD_MINUTES * MINUTE_MS)]),
    [],
  );
