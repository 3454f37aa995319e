import type { Booking } from '../../../widgets/core/offer/booking.ts';
import { rightsOn } from '../../../widgets/core/offer/cancellation.ts';
import { GatewayError } from '../plugins/gateway-error.ts';
import { pendingChangeOf } from '../repositories/booking-changes.ts';
import { nightsOf, releaseNights, updateBooking, type BookingRow } from '../repositories/bookings.ts';
import { paymentsOf, refundSale } from '../repositories/payments.ts';
import { giveBackRooms } from '../repositories/stock.ts';
import { refundOn } from './booking-answer.ts';
import { mailGuest } from './booking-mail.ts';
import { showBooking, todayOf } from './finish-booking.ts';
import { ownBooking } from './own-booking.ts';
import type { SellingParts } from './selling-parts.ts';
import { tryRefunds } from './settle.ts';

/** A guest who gives a stay back. */
export interface CancelRequest {
  number: string;
  email: string;
  /** The refund that the guest was shown, in cents. */
  refund?: number;
}

/**
 * Gives a stay back by its policy: the nights to the stock, the refund to the means of payment, a mail to the guest,
 * all in one transaction; the provider is told after it, and again until it heard. A second time nothing happens.
 */
export async function cancelBooking(parts: SellingParts, request: CancelRequest): Promise<Booking> {
  const { number, email, refund } = request;
  const booking = await parts.db.transaction(async (tx) => {
    const row = await ownBooking(tx, number, email, true);
    if (row.state === 'cancelled') return showBooking(parts, tx, row);
    const today = todayOf(parts, row);
    if (!rightsOn(row.stay.policy, row.checkin, today).cancel || (await pendingChangeOf(tx, number)))
      throw new GatewayError('NOT_CANCELLABLE', 'The booking cannot be cancelled under its policy.');
    const refundCents = refundOn(row, await nightsOf(tx, number), today);
    if (refund !== undefined && refund !== refundCents)
      throw new GatewayError('REFUND_CHANGED', 'The refund has changed: see details.refund.', undefined, {
        refund: refundCents,
      });
    const now = parts.clock();
    await giveBackRooms(tx, row.hotelId, await releaseNights(tx, number, now));
    await refundSale(tx, await paymentsOf(tx, 'booking', number), refundCents, 'cancel', now);
    const cancelled: BookingRow = {
      ...row,
      state: 'cancelled',
      refundCents: row.refundCents + refundCents,
      cancelRefundCents: refundCents,
    };
    await updateBooking(tx, cancelled, now);
    await mailGuest(tx, cancelled, { kind: 'cancelled' });
    return showBooking(parts, tx, cancelled);
  });
  await tryRefunds(parts, { saleKind: 'booking', saleId: number });
  return booking;
}
