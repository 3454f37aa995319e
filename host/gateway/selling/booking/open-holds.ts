import type { Queryable } from '../../database/database.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import { HOLD_MINUTES, MINUTE_MS, type HoldLimit, type HoldLimits } from '../selling-parts.ts';

/** An order that takes rooms, or a use of a promo code, before it is paid. */
interface Hold {
  email: string;
  /** Names the network that the order comes from; no address. */
  network: string;
  /** 0 for a gift. */
  roomNights: number;
}

/** Holds of before are over. */
const since = (now: number): Date => new Date(now - HOLD_MINUTES * MINUTE_MS);

/**
 * Throws ORDERS_UNPAID where a buyer or network holds too much already. A first order is never too large. Call it in the
 * transaction that takes the rooms or the code: orders of one buyer or network are looked at one after the other.
 */
export async function checkHolds(
  tx: Queryable,
  { email, network, roomNights }: Hold,
  limits: HoldLimits,
  now: number,
): Promise<void> {
  const mine = email.toLowerCase();
  for (const key of [`hold ${mine}`, `hold ${network}`].toSorted())
    await tx.query('select pg_advisory_xact_lock(hashtext($1))', [key]);
  const rows = await tx.query<{ isBuyer: boolean; isNetwork: boolean; roomNights: number }>(
    `select lower(email) = $1 as "isBuyer", network = $2 as "isNetwork", room_nights as "roomNights" from (
      select b.guest_email as email, h.network, h.room_nights, h.taken_at
      from open_holds h join bookings b on b.number = h.booking_number where b.status = 'pending'
      union all
      select s.buyer_email, h.network, 0, h.taken_at
      from gift_holds h join gift_sales s on s.number = h.gift_number where s.status = 'pending') holds
    where taken_at > $3 and (lower(email) = $1 or network = $2)`,
    [mine, network, since(now)],
  );
  const isOver = (limit: HoldLimit, held: readonly { roomNights: number }[]): boolean =>
    held.length > 0 &&
    (held.length >= limit.orders ||
      (roomNights > 0 && held.reduce((sum, one) => sum + one.roomNights, roomNights) > limit.roomNights));
  if (
    isOver(
      limits.buyer,
      rows.filter(({ isBuyer }) => isBuyer),
    ) ||
    isOver(
      limits.network,
      rows.filter(({ isNetwork }) => isNetwork),
    )
  )
    throw new GatewayError(
      'ORDERS_UNPAID',
      `Orders of this buyer wait for their payment: pay or cancel one, or order again in ${HOLD_MINUTES} minutes.`,
    );
}

/** Records a hold of a new booking in its transaction. */
export async function recordHold(
  tx: Queryable,
  number: string,
  { network, roomNights }: Hold,
  now: number,
): Promise<void> {
  await tx.query(
    'insert into open_holds (booking_number, network, room_nights, taken_at) values ($1, $2, $3, $4)',
    [number, network, roomNights, new Date(now)],
  );
}

/** Records a hold of a new sale of a gift in its transaction. */
export async function recordGiftHold(
  tx: Queryable,
  number: string,
  { network }: Hold,
  now: number,
): Promise<void> {
  await tx.query('insert into gift_holds (gift_number, network, taken_at) values ($1, $2, $3)', [
    number,
    network,
    new Date(now),
  ]);
}

/** Forgets holds that are over, and with them where they came from. */
export async function deletePastHolds(db: Queryable, now: number): Promise<void> {
  for (const table of ['open_holds', 'gift_holds'])
    await db.query(`delete from ${table} where taken_at <= $1`, [since(now)]);
}
