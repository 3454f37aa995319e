import type { Queryable } from '../database/database.ts';
import { paymentsOf, refundSale } from '../payment/payments.ts';
import { reduceWorth } from './gift-redemptions.ts';

/**
 * Refunds to the giver what a gift is worth more than the stay of a booking that is confirmed now, and reduces the worth
 * of its code by it. Other bookings change nothing. The caller has locked the booking, which holds the code.
 */
export async function refundSurplus(tx: Queryable, bookingNumber: string, now: number): Promise<void> {
  const [row] = await tx.query<{ code: string; sale: string; surplus: number; worth: number }>(
    `select c.code, c.sale_number as sale, -r.difference_cents as surplus,
      c.worth_cents + r.difference_cents as worth
    from gift_redemptions r join gift_codes c on c.code = r.code
    where r.booking_number = $1 and r.difference_cents < 0`,
    [bookingNumber],
  );
  if (!row) return;
  await reduceWorth(tx, row.code, row.worth);
  await refundSale(tx, await paymentsOf(tx, 'gift', row.sale), row.surplus, bookingNumber, now);
}
