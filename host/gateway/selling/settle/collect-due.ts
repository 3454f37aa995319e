import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import { localNow } from '@staykit/core/market/time-zone.ts';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import type { Queryable } from '../../database/database.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import { endCharge, noteAsked } from '../../payment/kept-card-charges.ts';
import { lastDayToPay } from '../../payment/last-day-to-pay.ts';
import type { PaymentOutcome } from '../../payment/payment-provider.ts';
import {
  beginCapture,
  dropDue,
  findPayment,
  paymentsOf,
  payOnPage,
  refundSale,
  resetCapture,
  updatePayment,
  type PaymentRow,
} from '../../payment/payments.ts';
import { promotedAfter, promotedBack, refundOn } from '../booking/booking-answer.ts';
import { mailDue } from '../booking/booking-mail.ts';
import { findBooking, nightsOf, updateBooking } from '../booking/bookings.ts';
import { endStay } from '../booking/end-stay.ts';
import { showBooking, todayOf } from '../booking/finish-booking.ts';
import { goodwillOf, refundableOf } from '../booking/refundable.ts';
import { pendingChangeOf } from '../change/booking-changes.ts';
import { finishCharge, nextCharge } from './charge-again.ts';
import { isAtWork, lockOwed, owedOf, payLink, recordPaid, StillCollecting } from './owed-payment.ts';
import { ForStaff } from './settling-failures.ts';
import type { SellingParts } from '../selling-parts.ts';

/**
 * Takes a deferred payment at its date: captures what was authorised, or charges the card that the provider keeps. If
 * that is refused, or its bank asks for the holder, the guest is asked by mail to pay on a page.
 */
export async function takePayment(parts: SellingParts, reference: string): Promise<void> {
  const { db, provider } = parts;
  const due = await beginCapture(db, reference);
  if (due <= 0) {
    await provider.release(reference);
    return updatePayment(db, reference, 'released');
  }
  const outcome = await provider.capture(reference, due);
  if (outcome.status === 'approved') return updatePayment(db, reference, 'approved', due);
  if (isAtWork(outcome)) throw new StillCollecting(reference);
  return askToPay(parts, reference, outcome.status === 'open' && outcome.isSoft === true);
}

/** Asks the guest to pay on a page. A card that its bank may take on another day is charged again by itself. */
async function askToPay(parts: SellingParts, reference: string, isSoft: boolean): Promise<void> {
  await parts.db.transaction(async (tx) => {
    const owed = await lockOwed(tx, reference);
    if (!owed || owed.payment.payBy !== undefined) return;
    const { payment, row } = owed;
    const today = todayOf(parts, row);
    const payBy = lastDayToPay(today, row.checkin);
    const chargeOn = row.state === 'confirmed' ? nextCharge(today, payBy, isSoft) : undefined;
    // Nothing is being taken any more: what becomes less to pay is no refund.
    await resetCapture(tx, reference);
    await payOnPage(tx, reference, payBy);
    await endCharge(tx, reference, chargeOn);
    await noteAsked(tx, reference, today);
    const again = chargeOn !== undefined && { again: chargeOn };
    const data = { amountCents: owedOf(payment), payBy, link: payLink(payment), ...again };
    await mailDue(tx, row, { template: 'payment-due', reference, data });
  });
}

/** Ends a payment that was not made until its last day, and the booking with it. */
export async function endUnpaid(parts: SellingParts, reference: string): Promise<void> {
  const { db, provider } = parts;
  // A charge that a process began and did not live to record may have been paid.
  const begun = await findPayment(db, reference);
  if (begun?.chargeNumber !== undefined) await finishCharge(parts, begun);
  const outcome = await provider.findDue(reference);
  if (outcome?.status === 'approved') return recordPaid(parts, reference);
  if (isAtWork(outcome)) throw new StillCollecting(reference);
  await leaveArrived(parts, reference);
  // Its page is closed first; who pays at this moment gets the money back.
  await provider.release(reference);
  await db.transaction((tx) => cancelUnpaid(parts, tx, reference));
}

/** From this time of the market on the day of arrival, guests are at the hotel or on their way. */
const ARRIVAL = '12:00';

/** A stay that has begun is no longer cancelled by the timer: staff decide. */
async function leaveArrived(parts: SellingParts, reference: string): Promise<void> {
  const payment = await findPayment(parts.db, reference);
  const row = payment && (await findBooking(parts.db, payment.saleId));
  if (row?.state !== 'confirmed') return;
  const { date, time } = localNow(parts.clock(), row.locale);
  if (date > row.checkin || (date === row.checkin && time >= ARRIVAL))
    throw new ForStaff(`The stay ${row.number} has begun, and ${reference} is not paid.`);
}

/**
 * Cancels a booking whose deferred payment did not come. What was paid otherwise is refunded by the cancellation terms.
 * What they would keep of the missing payment is not claimed: nothing owed stays in the books.
 */
async function cancelUnpaid(parts: SellingParts, tx: Queryable, reference: string): Promise<void> {
  const owed = await lockOwed(tx, reference);
  if (!owed) return;
  const { payment, row } = owed;
  const missing = owedOf(payment);
  if (await pendingChangeOf(tx, row.number)) throw new StillCollecting(reference);
  await resetCapture(tx, reference);
  await dropDue(tx, reference);
  const now = parts.clock();
  if (row.state === 'cancelled') {
    // The shop pays of its code what belongs to the rest that the guest pays.
    const { promotion } = row.stay;
    const kept = row.totalCents - row.cancelRefundCents;
    const back = promotion && kept > 0 ? Math.ceil((promotion.cents * missing) / kept) : 0;
    const cancelRefundCents = row.cancelRefundCents + missing;
    await updateBooking(tx, { ...row, ...promotedAfter(row, back), cancelRefundCents }, now);
    return;
  }
  const [held, today] = [await nightsOf(tx, row.number), todayOf(parts, row)];
  const byTerms = refundOn(row, held, today);
  const most = refundableOf(row, await goodwillOf(tx, row.number));
  const refundCents = Math.min(most, Math.max(missing, byTerms));
  const back = refundCents - missing;
  if (back > 0) await refundSale(tx, await paymentsOf(tx, 'booking', row.number), back, 'unpaid', now);
  const cancelled = await endStay(
    tx,
    row,
    {
      cancelRefundCents: refundCents,
      backCents: Math.max(0, back),
      promotedBackCents: promotedBack(row, held, today, refundCents),
    },
    now,
  );
  const data = { amountCents: missing, backCents: Math.max(0, back) };
  await mailDue(tx, cancelled, { template: 'payment-missed', reference, data });
}

/** A deferred payment that its guest has to make on a page, as the guest sees it. */
export interface DuePayment {
  status: 'open' | 'confirmed' | 'refused';
  /** Cents that are owed. */
  amount: number;
  /** Last day. */
  payBy: PlainDate;
  booking?: Booking;
}

/** The payment by what the provider says of it now: one that is made is recorded. */
export async function showDue(
  parts: SellingParts,
  { reference, saleId }: PaymentRow,
  outcome: PaymentOutcome | undefined,
): Promise<DuePayment> {
  const { db } = parts;
  if (outcome?.status === 'approved') await recordPaid(parts, reference);
  const [payment, row] = await Promise.all([findPayment(db, reference), findBooking(db, saleId)]);
  if (payment?.payBy === undefined || !row)
    throw new GatewayError('NOT_FOUND', 'No payment of this booking is due.');
  const common = { amount: owedOf(payment), payBy: payment.payBy };
  if (payment.capturedCents > 0)
    return { ...common, status: 'confirmed', booking: await showBooking(parts, db, row) };
  return { ...common, status: payment.state === 'approved' ? 'open' : 'refused' };
}

/** Fixes what a page is made for: what is owed now, or the amount of the page that is open. Undefined if none may be made. */
export async function beginDue(
  parts: SellingParts,
  reference: string,
  hasPage: boolean,
): Promise<number | undefined> {
  return parts.db.transaction(async (tx) => {
    const owed = await lockOwed(tx, reference);
    const payBy = owed?.payment.payBy;
    if (!owed || payBy === undefined || todayOf(parts, owed.row) > payBy) return undefined;
    // Its card is being charged.
    if (owed.payment.chargeNumber !== undefined) return undefined;
    if (!hasPage) await resetCapture(tx, reference);
    const cents = await beginCapture(tx, reference);
    return cents > 0 ? cents : undefined;
  });
}
