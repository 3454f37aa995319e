import type { Queryable } from '../../database/database.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import { HOLD_MINUTES, MINUTE_MS, type HoldLimit, type HoldLimits } from '../selling-parts.ts';

/** An order that takes rooms before it is paid. */
interface Hold {
  email: string;
  /** Names the network that the order comes from; no address. */
  network: string;
  roomNights: number;
}

/** Holds of before are over. */
const since = (now: number): Date => new Date(now - HOLD_MINUTES * MINUTE_MS);

/**
 * Throws ORDERS_UNPAID where a buyer or network holds too much already. A first order is never too large. Call it in the
 * transaction that takes the rooms: orders of one buyer or network are looked at one after the other.
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
    `select lower(b.guest_email) = $1 as "isBuyer", h.network = $2 as "isNetwork", h.room_nights as "roomNights"
    from open_holds h join bookings b on b.number = h.booking_number
    where h.taken_at > $3 and b.status = 'pending' and (lower(b.guest_email) = $1 or h.network = $2)`,
    [mine, network, since(now)],
  );
  const isOver = (limit: HoldLimit, held: readonly { roomNights: number }[]): boolean =>
    held.length > 0 &&
    (held.length >= limit.orders ||
      held.reduce((sum, one) => sum + one.roomNights, roomNights) > limit.roomNights);
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

/** Forgets holds that are over, and with them where they came from. */
export async function deletePastHolds(db: Queryable, now: number): Promise<void> {
  await db.query('delete from open_holds where taken_at <= $1', [since(now)]);
}
