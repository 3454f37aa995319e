import { setTimeout as wait } from 'node:timers/promises';
import { dayIn } from '../calendar-day.ts';
import { MARKETS } from '../../../widgets/core/market/market-settings.ts';
import { pendingChangesSince } from '../repositories/booking-changes.ts';
import { findBooking, pendingSince } from '../repositories/bookings.ts';
import { forgetKeys, saveAnswerOf } from '../repositories/idempotency.ts';
import {
  beginCapture,
  closeRefund,
  dueCaptures,
  openRefunds,
  unreleased,
  updatePayment,
  type Sale,
} from '../repositories/payments.ts';
import { forgetQuotes } from '../repositories/quotes.ts';
import { forgetSettled } from '../repositories/settling-failures.ts';
import { bookingReference, bookingSubject, changeSubject } from './booking-names.ts';
import { dropBooking, finishBooking, LAPSED } from './finish-booking.ts';
import { dropChange, finishChange, lockChange } from './finish-change.ts';
import { DAY_MS, HOLD_MINUTES, KEY_DAYS, MINUTE_MS, type SellingParts } from './selling-parts.ts';
import { settleEach } from './settle-each.ts';

/** Milliseconds that a guest waits for the refund of a stay that is cancelled or moved already. */
const REFUND_PATIENCE_MS = 2_000;

const own = (id: string): string => id;

/** Tells the provider of refunds that it has not confirmed, all or those of a sale. Telling it twice is telling it once. */
async function giveRefunds(parts: SellingParts, sale?: Sale): Promise<void> {
  const { db, provider, clock } = parts;
  await settleEach(parts, 'refund', await openRefunds(db, clock(), sale), {
    idOf: ({ id }) => id,
    async settle({ id, reference, amountCents }) {
      await provider.refund(reference, amountCents, id);
      await closeRefund(db, id, clock());
    },
  });
}

/**
 * Gives the refunds of a sale at once, for the guest of it who waits. What fails, or takes long, is told again by the
 * timer: the refund is written down.
 */
export async function tryRefunds(parts: SellingParts, sale: Sale): Promise<void> {
  const given = giveRefunds(parts, sale).catch(() => undefined);
  await Promise.race([given, wait(REFUND_PATIENCE_MS, undefined, { ref: false })]);
}

/**
 * Brings everything to its end that a process, a provider or a guest left open: payments that were never answered,
 * refunds that were never told, deferred payments whose day has come. Any process may do it, and several at once.
 */
export async function settleSales(parts: SellingParts): Promise<void> {
  const { db, clock } = parts;
  const now = clock();
  // Side by side: a provider that hangs over refunds keeps no room from being let go.
  const turns = await Promise.allSettled([
    expire(parts, now).then(() => releasePayments(parts)),
    giveRefunds(parts),
    capturePayments(parts, now),
  ]);
  await forgetSettled(db);
  // A quote that was forgotten is answered as one that expired.
  await forgetQuotes(db, now);
  await forgetKeys(db, now - KEY_DAYS * DAY_MS);
  const faults = turns.flatMap((turn) => (turn.status === 'rejected' ? [turn.reason as unknown] : []));
  if (faults.length > 0) throw new AggregateError(faults, 'Sales could not be settled.');
}

async function expire(parts: SellingParts, now: number): Promise<void> {
  const { db, provider } = parts;
  const held = now - HOLD_MINUTES * MINUTE_MS;
  await settleEach(parts, 'booking', await pendingSince(db, held, now), {
    idOf: own,
    async settle(number) {
      const outcome = await provider.find(bookingReference(number));
      if (outcome) await finishBooking(parts, number, outcome);
      else await lapseBooking(parts, number);
    },
  });
  await settleEach(parts, 'change', await pendingChangesSince(db, held, now), {
    idOf: ({ id }) => String(id),
    async settle({ id, reference }) {
      const outcome = await provider.find(reference);
      if (outcome) await finishChange(parts, id, outcome);
      else await lapseChange(parts, id);
    },
  });
}

/**
 * Lets the provider keep nothing of sales that never came about. After the sale was let go, so that a late approval
 * finds nothing to confirm.
 */
export async function releasePayments(parts: SellingParts): Promise<void> {
  const { db, provider, clock } = parts;
  await settleEach(parts, 'release', await unreleased(db, clock()), {
    idOf: own,
    async settle(reference) {
      await provider.release(reference);
      await updatePayment(db, reference, 'released');
    },
  });
}

async function capturePayments(parts: SellingParts, now: number): Promise<void> {
  const { db, provider } = parts;
  const today = dayIn(MARKETS.FR.timeZone, now);
  await settleEach(parts, 'capture', await dueCaptures(db, now, today), {
    idOf: own,
    async settle(reference) {
      const due = await beginCapture(db, reference);
      if (due > 0) await provider.capture(reference, due);
      else await provider.release(reference);
      await updatePayment(db, reference, due > 0 ? 'approved' : 'released', due);
    },
  });
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
