import { marketNow } from '../../../widgets/core/dates/market-time.ts';
import { MARKETS } from '../../../widgets/core/market/market-settings.ts';
import { pendingChangesSince } from '../repositories/booking-changes.ts';
import { findBooking, pendingSince } from '../repositories/bookings.ts';
import { forgetKeys, saveAnswerOf } from '../repositories/idempotency.ts';
import {
  closeRefund,
  dueCaptures,
  openRefunds,
  unreleased,
  updatePayment,
} from '../repositories/payments.ts';
import { forgetQuotes } from '../repositories/quotes.ts';
import { bookingReference, bookingSubject, changeSubject } from './booking-names.ts';
import { dropBooking, finishBooking, LAPSED } from './finish-booking.ts';
import { dropChange, finishChange, lockChange } from './finish-change.ts';
import { DAY_MS, HOLD_MINUTES, KEY_DAYS, MINUTE_MS, type SellingParts } from './selling-parts.ts';

/** Tells the provider of every refund that it has not confirmed. Telling it twice is telling it once. */
export async function giveRefunds({ db, provider, clock }: SellingParts): Promise<void> {
  for (const { id, reference, amountCents } of await openRefunds(db)) {
    await provider.refund(reference, amountCents, id);
    await closeRefund(db, id, clock());
  }
}

/** The same at once, for a guest who waits. What fails is told again by the timer: the refund is written down. */
export async function tryRefunds(parts: SellingParts): Promise<void> {
  await giveRefunds(parts).catch(() => undefined);
}

/**
 * Brings everything to its end that a process, a provider or a guest left open: payments that were never answered,
 * refunds that were never told, deferred payments whose day has come. Any process may do it, and several at once.
 */
export async function settleSales(parts: SellingParts): Promise<void> {
  const { db, provider, clock } = parts;
  const now = clock();
  const held = now - HOLD_MINUTES * MINUTE_MS;
  for (const number of await pendingSince(db, held)) {
    const outcome = await provider.find(bookingReference(number));
    if (outcome) await finishBooking(parts, number, outcome);
    else await lapseBooking(parts, number);
  }
  for (const { id, reference } of await pendingChangesSince(db, held)) {
    const outcome = await provider.find(reference);
    if (outcome) await finishChange(parts, id, outcome);
    else await lapseChange(parts, id);
  }
  // After the rooms were let go, so that a late approval finds nothing to confirm.
  for (const reference of await unreleased(db)) {
    await provider.release(reference);
    await updatePayment(db, reference, 'released');
  }
  await giveRefunds(parts);
  const today = marketNow(now, MARKETS.FR.timeZone).date;
  for (const { reference, amountCents, refundedCents } of await dueCaptures(db, today)) {
    const due = amountCents - refundedCents;
    if (due > 0) await provider.capture(reference, due);
    else await provider.release(reference);
    await updatePayment(db, reference, due > 0 ? 'approved' : 'released', due);
  }
  // A quote that was forgotten is answered as one that expired.
  await forgetQuotes(db, now);
  await forgetKeys(db, now - KEY_DAYS * DAY_MS);
}

async function lapseBooking(parts: SellingParts, number: string): Promise<void> {
  await parts.db.transaction(async (tx) => {
    const row = await findBooking(tx, number, true);
    if (row?.state !== 'pending') return;
    await dropBooking(parts, tx, row, 'lapsed');
    await saveAnswerOf(tx, bookingSubject(number), LAPSED);
  });
}

async function lapseChange(parts: SellingParts, id: number): Promise<void> {
  await parts.db.transaction(async (tx) => {
    const found = await lockChange(tx, id);
    if (found?.change.state !== 'pending') return;
    await dropChange(parts, tx, found.change, 'lapsed');
    await saveAnswerOf(tx, changeSubject(id), LAPSED);
  });
}
