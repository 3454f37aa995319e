import type { Queryable } from '../../../database/database.ts';
import { highestHotelId } from '../../store/register-hotels.ts';

/** Advisory lock id (any number): one transaction at a time takes new ids. */
const NEW_IDS = 7_290_160;

/** The first ids, above which no existing ones have to be. */
const FIRST = { hotel: 10_000, offer: 10_000, place: 100_000, activity: 10_000, gift: 1_000 };

/** Has other transactions that take new ids wait until the end of this one. */
export async function lockNewIds(tx: Queryable): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1)', [NEW_IDS]);
}

/** An id that no hotel, booking or quote ever had. The caller holds the lock. */
export const newHotelId = async (tx: Queryable): Promise<string> =>
  String(Math.max(FIRST.hotel, (await highestHotelId(tx)) + 1));

/** An id that no offer, booking or quote ever had. The caller holds the lock. */
export async function newOfferId(tx: Queryable): Promise<string> {
  const [row] = await tx.query<{ id: number }>(
    `select greatest((select max(id) from offers), (select max(id) from withdrawn_offers),
      (select max(offer_id) from rate_plans), (select max(offer_id) from undated_plans),
      (select max(offer_id) from bookings), (select max(offer_id) from quotes), 0) as id`,
  );
  return String(Math.max(FIRST.offer, (row?.id ?? 0) + 1));
}

/** An id that no activity ever had. The caller holds the lock. */
export async function newActivityId(tx: Queryable): Promise<string> {
  const [row] = await tx.query<{ id: number }>(
    'select greatest((select max(id) from activities), (select max(activity_id) from undated_plans), 0) as id',
  );
  return String(Math.max(FIRST.activity, (row?.id ?? 0) + 1));
}

/** An id that no box and no card has. The caller holds the lock. */
export async function newGiftId(tx: Queryable): Promise<string> {
  const [row] = await tx.query<{ id: number }>('select coalesce(max(id), 0) as id from gifts');
  return String(Math.max(FIRST.gift, (row?.id ?? 0) + 1));
}

/** An id that no place has. The caller holds the lock. */
export async function newPlaceId(tx: Queryable): Promise<string> {
  const [row] = await tx.query<{ id: number }>('select coalesce(max(id), 0) as id from places');
  return String(Math.max(FIRST.place, (row?.id ?? 0) + 1));
}
