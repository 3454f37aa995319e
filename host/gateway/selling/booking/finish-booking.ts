import { dayIn } from '../../catalogue/calendar-day.ts';
import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import { settingsOf } from '@staykit/core/market/market-settings.ts';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import type { Queryable } from '../../database/database.ts';
import type { PaymentDecision } from '../../payment/payment-provider.ts';
import { findBooking, nightsOf, releaseNights, updateBooking, type BookingRow } from './bookings.ts';
import { sellOnce } from '../../observe/sell-once.ts';
import { answerOf, saveAnswerOf, type SavedAnswer } from '../idempotency.ts';
import {
  findPayment,
  paymentsOf,
  refusePayment,
  reopenPayment,
  updatePayment,
} from '../../payment/payments.ts';
import { returnRooms } from '../stock/stock.ts';
import { bookingAnswer } from './booking-answer.ts';
import { mailGuest } from './booking-mail.ts';
import { bookingReference, bookingSubject } from './booking-references.ts';
import { capturedAtOnce } from '../../payment/pay.ts';
import { refusal } from '../refusal.ts';
import type { SellingParts } from '../selling-parts.ts';
import { giveUpReservation, reservationOf } from '../supplier/reservations.ts';
import { refundSurplus } from '../../gifts/refund-surplus.ts';

/** Today in the booking's market. */
export function todayOf({ clock }: SellingParts, { locale }: Pick<BookingRow, 'locale'>): PlainDate {
  return dayIn(settingsOf(locale).timeZone, clock());
}

/** A booking as shown to its guest now. */
export async function showBooking(parts: SellingParts, tx: Queryable, row: BookingRow): Promise<Booking> {
  const nights = await nightsOf(tx, row.number);
  const payments = await paymentsOf(tx, 'booking', row.number);
  return bookingAnswer(row, nights, payments, todayOf(parts, row), await reservationOf(tx, row.number));
}

/** The answer for a refused payment. */
export function paymentRefusal(outcome: PaymentDecision): SavedAnswer {
  const reason = outcome.status === 'refused' ? outcome.reason : 'declined';
  return refusal('PAYMENT_REFUSED', 'The payment was refused: see details.reason.', { reason });
}

/**
 * Settles a pending booking by the provider's decision, once: later callers get the stored result. The answer is
 * stored in the same transaction for retries.
 */
export async function finishBooking(
  parts: SellingParts,
  number: string,
  outcome: PaymentDecision,
): Promise<SavedAnswer> {
  const settled = await sellOnce(parts.db, 'booking', (tx, sold) =>
    settleBooking(parts, tx, { number, outcome, sold }),
  );
  return settled ?? LAPSED;
}

/** The same within a transaction of `sellOnce`; undefined if the booking was dropped. */
export async function settleBooking(
  parts: SellingParts,
  tx: Queryable,
  { number, outcome, sold }: { number: string; outcome: PaymentDecision; sold: () => void },
): Promise<SavedAnswer | undefined> {
  const row = await findBooking(tx, number, true);
  const reference = bookingReference(number);
  if (row?.state !== 'pending') {
    if (outcome.status === 'approved') await reopenPayment(tx, reference);
    return answerOf(tx, bookingSubject(number));
  }
  if (outcome.status === 'refused') {
    await dropBooking(parts, tx, row, 'refused');
    await refusePayment(tx, reference, outcome.reason);
    const answer = paymentRefusal(outcome);
    await saveAnswerOf(tx, bookingSubject(number), answer);
    return answer;
  }
  const payment = await findPayment(tx, reference);
  await updatePayment(tx, reference, 'approved', payment && capturedAtOnce(payment));
  const confirmed: BookingRow = { ...row, state: 'confirmed' };
  const now = parts.clock();
  await updateBooking(tx, confirmed, now);
  if (row.stay.gift) await refundSurplus(tx, number, now);
  await mailGuest(tx, confirmed, { kind: 'confirmed' }, now);
  sold();
  const answer: SavedAnswer = { status: 201, body: await showBooking(parts, tx, confirmed) };
  await saveAnswerOf(tx, bookingSubject(number), answer);
  return answer;
}

/** The answer for a booking that was dropped because its payment was never answered. */
export const LAPSED = refusal(
  'PAYMENT_REFUSED',
  'The payment provider did not answer in time; nothing was charged.',
  {
    reason: 'timeout',
  },
);

/**
 * Drops a pending booking, and releases its nights and its reservation. The calendar is locked before the promo code,
 * which the new state of the booking gives back: as a sale and a cancellation do.
 */
export async function dropBooking(
  { clock }: SellingParts,
  tx: Queryable,
  row: BookingRow,
  state: 'refused' | 'lapsed',
): Promise<void> {
  const now = clock();
  await returnRooms(tx, row.hotelId, await releaseNights(tx, row.number, now));
  await updateBooking(tx, { ...row, state }, now);
  await giveUpReservation(tx, row.number);
}
