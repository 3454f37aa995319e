import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import { instalmentPlan } from '@staykit/core/price/instalment-plan.ts';
import { lastDayToPay } from '../../payment/last-day-to-pay.ts';
import type { Queryable } from '../../database/database.ts';
import type { PaymentDecision } from '../../payment/payment-provider.ts';
import { bookingOfChange, findChange, updateChange, type ChangeRow } from './booking-changes.ts';
import {
  findBooking,
  isQuoteUsed,
  nightsOf,
  recordNights,
  releaseNights,
  updateBooking,
  type BookedNight,
  type BookingRow,
} from '../booking/bookings.ts';
import { answerOf, saveAnswerOf, type SavedAnswer } from '../idempotency.ts';
import {
  findPayment,
  paymentsOf,
  refundSale,
  refusePayment,
  reopenPayment,
  takeEarlier,
  updatePayment,
  type PaymentRow,
} from '../../payment/payments.ts';
import type { RoomsOfNight } from '../stock/held-rooms.ts';
import { returnRooms } from '../stock/stock.ts';
import { roomNight } from './held-nights.ts';
import { mailGuest } from '../booking/booking-mail.ts';
import { changeReference, changeSubject } from '../booking/booking-references.ts';
import { LAPSED, paymentRefusal, showBooking, todayOf } from '../booking/finish-booking.ts';
import { refusal } from '../refusal.ts';
import { replaceReservation, reservationOfChange } from '../supplier/reservations.ts';
import type { SellingParts } from '../selling-parts.ts';

/** Settles a pending change, once: later callers get the stored result. */
export async function finishChange(
  parts: SellingParts,
  id: number,
  outcome: PaymentDecision,
): Promise<SavedAnswer> {
  const settled = await parts.db.transaction(async (tx) => {
    const found = await lockChange(tx, id);
    if (!found) return undefined;
    const { change, row } = found;
    const reference = changeReference(row.number, id);
    if (change.state !== 'pending') {
      if (outcome.status === 'approved') await reopenPayment(tx, reference);
      return answerOf(tx, changeSubject(id));
    }
    let answer: SavedAnswer;
    const payment = await findPayment(tx, reference);
    if (outcome.status === 'refused') {
      await dropChange(parts, tx, change, 'refused');
      await refusePayment(tx, reference, outcome.reason);
      answer = paymentRefusal(outcome);
    } else if (await isAsPriced(tx, change, row, payment)) {
      if (payment) await updatePayment(tx, reference, 'approved', payment.amountCents);
      answer = await applyChange(parts, tx, id, row);
    } else {
      // The payment stays as it is: the next settling run releases it, since its change is dropped.
      await dropChange(parts, tx, change, 'refused');
      answer = OVERTAKEN;
    }
    await saveAnswerOf(tx, changeSubject(id), answer);
    return answer;
  });
  return settled ?? LAPSED;
}

/** The answer for a change whose booking was changed during the payment. */
const OVERTAKEN = refusal(
  'NOT_MODIFIABLE',
  'The booking or the quote has changed meanwhile; the payment is refunded.',
);

/**
 * Whether a payment still equals the difference between a booking and its change, or none is due; the quote is unused,
 * and the stay is reserved where a supplier's system sells it.
 */
async function isAsPriced(
  tx: Queryable,
  { id, next }: ChangeRow,
  row: BookingRow,
  payment: PaymentRow | undefined,
): Promise<boolean> {
  const difference = next.totalCents - row.totalCents;
  return (
    row.state === 'confirmed' &&
    (payment ? payment.amountCents === difference : difference <= 0) &&
    ((await reservationOfChange(tx, id))?.state ?? 'booked') === 'booked' &&
    !(await isQuoteUsed(tx, next.quoteId, id))
  );
}

/** A change with its booking, both locked: the booking first, as everywhere. */
export async function lockChange(
  tx: Queryable,
  id: number,
): Promise<{ change: ChangeRow; row: BookingRow } | undefined> {
  const number = await bookingOfChange(tx, id);
  const row = number === undefined ? undefined : await findBooking(tx, number, true);
  const change = row && (await findChange(tx, id));
  return change && { change, row };
}

/** Applies a change: nights, price, refund and mail. */
export async function applyChange(
  parts: SellingParts,
  tx: Queryable,
  id: number,
  row: BookingRow,
): Promise<SavedAnswer> {
  const now = parts.clock();
  const change = await findChange(tx, id);
  if (!change) throw new Error(`The change ${id} of a booking was not written down.`);
  const { next, nights } = change;
  const held = await nightsOf(tx, row.number);
  await releaseNights(tx, row.number, now);
  await recordNights(tx, row, nights, now);
  await returnRooms(tx, row.hotelId, surplusRooms(held, nights));
  const difference = next.totalCents - row.totalCents;
  const moved: BookingRow = {
    // A change that a process of the release before wrote down lacks the secrets of the links.
    ...row,
    ...next,
    refundCents: row.refundCents + Math.max(0, -difference),
    cancelRefundCents: row.cancelRefundCents,
  };
  if (difference < 0)
    await refundSale(tx, await paymentsOf(tx, 'booking', row.number), -difference, `change-${id}`, now);
  await updateBooking(tx, moved, now);
  await takeEarlier(tx, row.number, dueOf(moved, todayOf(parts, row)));
  if (await reservationOfChange(tx, id)) await replaceReservation(tx, row.number, id);
  await updateChange(tx, id, 'done');
  await mailGuest(tx, moved, { kind: 'modified', change: id, differenceCents: difference }, now);
  return { status: 200, body: await showBooking(parts, tx, moved) };
}

/** When a deferred payment of a stay is due, and the last day to make it on a page. */
function dueOf({ checkin, stay: { policy } }: BookingRow, today: PlainDate) {
  const [due] = instalmentPlan('deferred', { amount: 0, today, checkin }, { policy });
  return { date: due?.date ?? today, lastDay: lastDayToPay(today, checkin) };
}

/** Drops a change and releases its rooms. */
export async function dropChange(
  { clock }: SellingParts,
  tx: Queryable,
  { id, bookingNumber, next }: ChangeRow,
  state: 'refused' | 'lapsed',
): Promise<void> {
  await updateChange(tx, id, state);
  await returnRooms(tx, next.hotelId, await releaseNights(tx, bookingNumber, clock(), id));
}

/** Held rooms that are not needed any more. */
function surplusRooms(held: readonly BookedNight[], nights: readonly BookedNight[]): RoomsOfNight[] {
  const all = new Map<string, RoomsOfNight>();
  const add = ({ night, rooms, room }: RoomsOfNight, sign: 1 | -1) => {
    const key = roomNight({ night, rooms, ...(room !== undefined && { room }) });
    const known = all.get(key);
    all.set(key, { night, ...(room !== undefined && { room }), rooms: (known?.rooms ?? 0) + sign * rooms });
  };
  for (const each of held) add(each, 1);
  for (const each of nights) add(each, -1);
  return [...all.values()].filter(({ rooms }) => rooms > 0);
}
