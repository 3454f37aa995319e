import { dayIn } from '../calendar-day.ts';
import type { PlainDate } from '../../../widgets/core/dates/plain-date.ts';
import { settingsOf } from '../../../widgets/core/market/market-settings.ts';
import type { Booking } from '../../../widgets/core/offer/booking.ts';
import type { Queryable } from '../database/database.ts';
import type { PaymentOutcome } from '../payment/payment-provider.ts';
import {
  findBooking,
  nightsOf,
  releaseNights,
  updateBooking,
  type BookingRow,
} from '../repositories/bookings.ts';
import { answerOf, saveAnswerOf, type SavedAnswer } from '../repositories/idempotency.ts';
import { findPayment, paymentsOf, reopenPayment, updatePayment } from '../repositories/payments.ts';
import { giveBackRooms } from '../repositories/stock.ts';
import { bookingAnswer } from './booking-answer.ts';
import { mailGuest } from './booking-mail.ts';
import { bookingReference, bookingSubject } from './booking-names.ts';
import { capturedAtOnce } from './pay.ts';
import { refusal } from './refusal.ts';
import type { SellingParts } from './selling-parts.ts';

/** The day on which a booking is looked at, in its own market. */
export function todayOf({ clock }: SellingParts, { locale }: Pick<BookingRow, 'locale'>): PlainDate {
  return dayIn(settingsOf(locale).timeZone, clock());
}

/** A booking as its guest sees it now. */
export async function showBooking(parts: SellingParts, tx: Queryable, row: BookingRow): Promise<Booking> {
  const nights = await nightsOf(tx, row.number);
  const payments = await paymentsOf(tx, 'booking', row.number);
  return bookingAnswer(row, nights, payments, todayOf(parts, row));
}

/** What a payment that was refused is answered with. */
export function paymentRefusal(outcome: PaymentOutcome): SavedAnswer {
  const reason = outcome.status === 'refused' ? outcome.reason : 'declined';
  return refusal('PAYMENT_REFUSED', 'The payment was refused: see details.reason.', { reason });
}

/**
 * Settles a pending booking by what the provider decided, once: whoever comes second is given what was decided. The
 * answer is kept in the same transaction, so that a retry hears the same.
 */
export async function finishBooking(
  parts: SellingParts,
  number: string,
  outcome: PaymentOutcome,
): Promise<SavedAnswer> {
  const settled = await parts.db.transaction((tx) => settleBooking(parts, tx, number, outcome));
  return settled ?? LAPSED;
}

/** The same inside a transaction; nothing where the booking was let go. */
export async function settleBooking(
  parts: SellingParts,
  tx: Queryable,
  number: string,
  outcome: PaymentOutcome,
): Promise<SavedAnswer | undefined> {
  const row = await findBooking(tx, number, true);
  const reference = bookingReference(number);
  if (row?.state !== 'pending') {
    if (outcome.status === 'approved') await reopenPayment(tx, reference);
    return answerOf(tx, bookingSubject(number));
  }
  if (outcome.status === 'refused') {
    await dropBooking(parts, tx, row, 'refused');
    await updatePayment(tx, reference, 'refused');
    const answer = paymentRefusal(outcome);
    await saveAnswerOf(tx, bookingSubject(number), answer);
    return answer;
  }
  const payment = await findPayment(tx, reference);
  await updatePayment(tx, reference, 'approved', payment && capturedAtOnce(payment));
  const confirmed: BookingRow = { ...row, state: 'confirmed' };
  await updateBooking(tx, confirmed, parts.clock());
  await mailGuest(tx, confirmed, { kind: 'confirmed' });
  const answer: SavedAnswer = { status: 201, body: await showBooking(parts, tx, confirmed) };
  await saveAnswerOf(tx, bookingSubject(number), answer);
  return answer;
}

/** The answer about a booking that was let go because its payment was never answered. */
export const LAPSED = refusal('PAYMENT_REFUSED', 'The payment was not answered in time; nothing was paid.', {
  reason: 'timeout',
});

/** Lets a pending booking go, and gives its nights back. */
export async function dropBooking(
  { clock }: SellingParts,
  tx: Queryable,
  row: BookingRow,
  state: 'refused' | 'lapsed',
): Promise<void> {
  const now = clock();
  await updateBooking(tx, { ...row, state }, now);
  await giveBackRooms(tx, row.hotelId, await releaseNights(tx, row.number, now));
}
