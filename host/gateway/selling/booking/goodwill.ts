import { GatewayError } from '../../errors/gateway-error.ts';
import { paymentsOf, refundSale } from '../../payment/payments.ts';
import type { SellingParts } from '../selling-parts.ts';
import { tryRefunds } from '../settle/settle.ts';
import { findBooking } from './bookings.ts';
import { goodwillOf, refundableOf } from './refundable.ts';

/**
 * Refunds a part of a booking, or all of it, beside its policy: the booking stands. BAD_REQUEST for more than is left.
 * The provider is told afterwards, with retries.
 */
export async function refundGoodwill(parts: SellingParts, number: string, cents: number): Promise<void> {
  await parts.db.transaction(async (tx) => {
    const row = await findBooking(tx, number, true);
    if (!row || !['confirmed', 'cancelled'].includes(row.state))
      throw new GatewayError('BOOKING_NOT_FOUND', 'There is no paid booking of this number.');
    const before = await goodwillOf(tx, number);
    const most = refundableOf(row, before);
    if (cents > most)
      throw new GatewayError('BAD_REQUEST', `amount: at most ${(most / 100).toFixed(2)} is left to refund.`);
    const now = parts.clock();
    await tx.query(
      `update bookings set goodwill_cents = goodwill_cents + $2, refund_cents = refund_cents + $2, changed_at = $3
      where number = $1`,
      [number, cents, new Date(now)],
    );
    // The name is unique, since the sum only grows.
    const name = `goodwill-${before + cents}`;
    const left = await refundSale(tx, await paymentsOf(tx, 'booking', number), cents, name, now);
    if (left > 0)
      throw new GatewayError(
        'BAD_REQUEST',
        `amount: the guest's payments hold ${(left / 100).toFixed(2)} less.`,
      );
  });
  await tryRefunds(parts, { saleKind: 'booking', saleId: number });
}
