import { setTimeout as wait } from 'node:timers/promises';
import { dayIn } from '../../catalogue/calendar-day.ts';
import { MARKETS } from '@staykit/core/market/market-settings.ts';
import { pendingChangesSince } from '../change/booking-changes.ts';
import { findBooking, pendingSince } from '../booking/bookings.ts';
import { deleteExpiredKeys, saveAnswerOf } from '../idempotency.ts';
import {
  dueCaptures,
  findPayment,
  keptCards,
  markForgotten,
  unpaidUntil,
  unreleased,
  updatePayment,
  type Sale,
} from '../../payment/payments.ts';
import { RefundFailed, RefundPending } from '../../payment/payment-provider.ts';
import { confirmRefund, openRefunds } from '../../payment/refunds.ts';
import { deleteExpiredQuotes } from '../quote/quotes.ts';
import { deleteSettledFailures } from './settling-failures.ts';
import { refusal } from '../refusal.ts';
import {
  bookingReference,
  bookingSubject,
  changeReference,
  changeSubject,
} from '../booking/booking-references.ts';
import { deletePastHolds } from '../booking/open-holds.ts';
import { dropBooking, finishBooking, LAPSED } from '../booking/finish-booking.ts';
import { dropChange, finishChange, lockChange } from '../change/finish-change.ts';
import { DAY_MS, HOLD_MINUTES, KEY_DAYS, MINUTE_MS, type SellingParts } from '../selling-parts.ts';
import { chargeCardsAgain } from './charge-again.ts';
import { endUnpaid, takePayment } from './collect-due.ts';
import { mailHotels } from '../reservation-events/mail-hotels.ts';
import { settleReservations } from '../supplier/settle-reservations.ts';
import { lookAtRefunds } from './look-at-refunds.ts';
import { settleEach } from './settle-each.ts';

/** Milliseconds that a guest waits for a refund after the cancellation or change itself is done. */
const REFUND_PATIENCE_MS = 2_000;

const own = (id: string): string => id;

/**
 * Sends unconfirmed refunds to the provider: all, or those of a sale. Idempotent. One that its bank has not decided
 * about stays open and is asked about again; one that failed is tried again, and then staff's.
 */
async function giveRefunds(parts: SellingParts, sale?: Sale): Promise<void> {
  const { db, provider, clock } = parts;
  await settleEach(parts, 'refund', await openRefunds(db, clock(), sale), {
    idOf: ({ id }) => id,
    async settle({ id, reference, amountCents }) {
      const state = await provider.refund(reference, amountCents, id);
      if (state === 'failed') throw new RefundFailed(id);
      if (state === 'pending') throw new RefundPending(id);
      await confirmRefund(db, id, clock());
    },
  });
}

/**
 * Sends the refunds of a sale at once for a waiting guest. Failed or slow ones are retried by the timer, since refunds
 * are stored.
 */
export async function tryRefunds(parts: SellingParts, sale: Sale): Promise<void> {
  const given = giveRefunds(parts, sale).catch(() => undefined);
  await Promise.race([given, wait(REFUND_PATIENCE_MS, undefined, { ref: false })]);
}

/**
 * Settles everything that a process, provider or guest left open: unanswered payments, unsent refunds, due deferred
 * payments, reservations of suppliers. Any process may run it, also several at once.
 */
export async function settleSales(parts: SellingParts): Promise<void> {
  const { db, clock } = parts;
  const now = clock();
  // In parallel: a provider that hangs on refunds must not delay releasing rooms.
  const turns = await Promise.allSettled([
    expire(parts, now).then(() => releasePayments(parts)),
    giveRefunds(parts),
    lookAtRefunds(parts),
    capturePayments(parts, now),
    settleReservations(parts),
    mailHotels(parts),
  ]);
  await deleteSettledFailures(db);
  // A deleted quote is answered like an expired one.
  await deleteExpiredQuotes(db, now);
  await deletePastHolds(db, now);
  await deleteExpiredKeys(db, now - KEY_DAYS * DAY_MS);
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
      if (outcome && outcome.status !== 'open') await finishBooking(parts, number, outcome);
      else await lapseBooking(parts, number);
    },
  });
  await settleEach(parts, 'change', await pendingChangesSince(db, held, now), {
    idOf: ({ id }) => String(id),
    async settle({ id, reference }) {
      const outcome = reference === null ? undefined : await provider.find(reference);
      if (outcome && outcome.status !== 'open') await finishChange(parts, id, outcome);
      else await lapseChange(parts, id);
    },
  });
}

/** Releases payments of failed sales. After the sale was dropped, so that a late approval cannot confirm it. */
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

/** Takes deferred payments that are due, charges refused cards again, ends those that were not made until their last day, and has charged cards forgotten. */
async function capturePayments(parts: SellingParts, now: number): Promise<void> {
  const { db } = parts;
  const today = dayIn(MARKETS.FR.timeZone, now);
  await settleEach(parts, 'capture', await dueCaptures(db, now, today), {
    idOf: own,
    settle: (reference) => takePayment(parts, reference),
  });
  await chargeCardsAgain(parts, now, today);
  await settleEach(parts, 'capture', await unpaidUntil(db, now, today), {
    idOf: own,
    settle: (reference) => endUnpaid(parts, reference),
  });
  await settleEach(parts, 'card', await keptCards(db, now), {
    idOf: own,
    async settle(reference) {
      await parts.provider.forget(reference);
      await markForgotten(db, reference, now);
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

/** The answer for a change without a payment that its hotel did not answer. */
const UNANSWERED = refusal('NOT_MODIFIABLE', 'The hotel did not answer in time; the booking is unchanged.');

async function lapseChange(parts: SellingParts, id: number): Promise<void> {
  await parts.db.transaction(async (tx) => {
    const found = await lockChange(tx, id);
    if (found?.change.state !== 'pending') return;
    await dropChange(parts, tx, found.change, 'lapsed');
    const isPaid = (await findPayment(tx, changeReference(found.row.number, id))) !== undefined;
    await saveAnswerOf(tx, changeSubject(id), isPaid ? LAPSED : UNANSWERED);
  });
}
