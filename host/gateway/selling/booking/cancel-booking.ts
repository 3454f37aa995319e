import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import { rightsOn } from '@staykit/core/offer/cancellation.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import { pendingChangeOf } from '../change/booking-changes.ts';
import { nightsOf } from './bookings.ts';
import { endStay } from './end-stay.ts';
import { paymentsOf, refundSale } from '../../payment/payments.ts';
import { promotedBack, refundOn } from './booking-answer.ts';
import { goodwillOf, refundableOf } from './refundable.ts';
import { mailGuest } from './booking-mail.ts';
import { showBooking, todayOf } from './finish-booking.ts';
import { ownBooking } from './own-booking.ts';
import type { SellingParts } from '../selling-parts.ts';
import { tryRefunds } from '../settle/settle.ts';
import { tryCancelReservation } from '../supplier/settle-reservations.ts';

/** A cancellation request. */
export interface CancelRequest {
  number: string;
  email: string;
  /** The refund that was shown to the guest, in cents. */
  refund?: number;
  /** Staff cancel beside the policy and refund so much, in cents. */
  agreedRefund?: number;
}

/**
 * Cancels a booking by its policy in one transaction: releases the nights, records the refund and queues the mail. The
 * payment provider and the system that sells the hotel are told afterwards, with retries. Cancelling twice changes nothing.
 */
export async function cancelBooking(parts: SellingParts, request: CancelRequest): Promise<Booking> {
  const { number, email, refund, agreedRefund } = request;
  const booking = await parts.db.transaction(async (tx) => {
    const row = await ownBooking(tx, number, email, true);
    if (row.state === 'cancelled') return showBooking(parts, tx, row);
    const today = todayOf(parts, row);
    const isAllowed = agreedRefund !== undefined || rightsOn(row.stay.policy, row.checkin, today).cancel;
    if (!isAllowed || (await pendingChangeOf(tx, number)))
      throw new GatewayError('NOT_CANCELLABLE', 'The booking cannot be cancelled under its policy.');
    const most = refundableOf(row, await goodwillOf(tx, number));
    if (agreedRefund !== undefined && agreedRefund > most)
      throw new GatewayError('BAD_REQUEST', `refund: at most ${(most / 100).toFixed(2)} is left to refund.`);
    // What was refunded out of goodwill is not refunded again.
    const held = await nightsOf(tx, number);
    const refundCents = agreedRefund ?? Math.min(most, refundOn(row, held, today));
    if (refund !== undefined && refund !== refundCents)
      throw new GatewayError('REFUND_CHANGED', 'The refund has changed: see details.refund.', undefined, {
        refund: refundCents,
      });
    const now = parts.clock();
    await refundSale(tx, await paymentsOf(tx, 'booking', number), refundCents, 'cancel', now);
    const promotedBackCents = promotedBack(row, held, today, agreedRefund);
    const ended = { cancelRefundCents: refundCents, backCents: refundCents, promotedBackCents };
    const cancelled = await endStay(tx, row, ended, now);
    await mailGuest(tx, cancelled, { kind: 'cancelled' }, now);
    return showBooking(parts, tx, cancelled);
  });
  await Promise.all([
    tryRefunds(parts, { saleKind: 'booking', saleId: number }),
    tryCancelReservation(parts, number),
  ]);
  return booking;
}
