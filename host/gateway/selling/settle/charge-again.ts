import { addDays, type PlainDate } from '@staykit/values/dates/plain-date.ts';
import { SEND_TIME } from '@staykit/core/gift/sending/send-day.ts';
import { localNow } from '@staykit/core/market/time-zone.ts';
import {
  chargesAgain,
  countAttempts,
  endCharge,
  noteAsked,
  reserveCharge,
  toRemind,
} from '../../payment/kept-card-charges.ts';
import { beginCapture, findPayment, resetCapture, type PaymentRow } from '../../payment/payments.ts';
import { mailDue } from '../booking/booking-mail.ts';
import { todayOf } from '../booking/finish-booking.ts';
import type { SellingParts } from '../selling-parts.ts';
import { isAtWork, lockOwed, owedOf, payLink, recordPaid, StillCollecting } from './owed-payment.ts';
import { settleEach } from './settle-each.ts';

/** The next day on which a card that was refused today is charged, if that is not after the last day to pay. */
export function nextCharge(today: PlainDate, payBy: PlainDate, isSoft: boolean): PlainDate | undefined {
  const next = addDays(today, 1);
  return isSoft && next <= payBy ? next : undefined;
}

/**
 * Charges cards that were refused once more, on each day until the last one, and reminds the guests of what is left on that
 * day. A charge is never made while the guest has a page, nor after the booking was cancelled.
 */
export async function chargeCardsAgain(parts: SellingParts, now: number, today: PlainDate): Promise<void> {
  const { db } = parts;
  await settleEach(parts, 'capture', await chargesAgain(db, now, today), {
    idOf: (reference) => reference,
    settle: (reference) => chargeAgain(parts, reference, today),
  });
  if (localNow(now, 'fr_FR').time < SEND_TIME) return;
  await settleEach(parts, 'capture', await toRemind(db, today), {
    idOf: (reference) => reference,
    settle: (reference) => remind(parts, reference, today),
  });
}

async function chargeAgain(parts: SellingParts, reference: string, today: PlainDate): Promise<void> {
  const known = await findPayment(parts.db, reference);
  const begun = known?.chargeNumber === undefined ? await beginCharge(parts, reference, today) : known;
  if (begun) await finishCharge(parts, begun);
}

/**
 * Fixes amount and number of a charge before it is made: pages are recorded under the same lock, so a payment never has both,
 * and a process that ends after the charge leaves what it takes to find it again. Undefined if none is to be made.
 */
async function beginCharge(
  parts: SellingParts,
  reference: string,
  today: PlainDate,
): Promise<PaymentRow | undefined> {
  const { db, provider } = parts;
  const made = await countAttempts(db, reference);
  const outcome = await provider.findDue(reference);
  if (outcome?.status === 'approved') {
    await recordPaid(parts, reference);
    return undefined;
  }
  if (isAtWork(outcome)) throw new StillCollecting(reference);
  const hasPage = outcome?.status === 'open' && outcome.url !== undefined;
  return db.transaction(async (tx) => {
    const owed = await lockOwed(tx, reference);
    const { payBy, chargeOn, chargeNumber } = owed?.payment ?? {};
    if (!owed || payBy === undefined || chargeNumber !== undefined) return undefined;
    if (chargeOn === undefined || chargeOn > today) return undefined;
    // A page was made meanwhile: it is looked at again.
    if ((await countAttempts(tx, reference)) !== made) throw new StillCollecting(reference);
    const isOver = owed.row.state !== 'confirmed' || owedOf(owed.payment) <= 0;
    if (isOver || hasPage) {
      // Who has a page is about to pay.
      await endCharge(tx, reference, isOver ? undefined : nextCharge(today, payBy, true));
      return undefined;
    }
    await resetCapture(tx, reference);
    await beginCapture(tx, reference);
    await reserveCharge(tx, reference, made + 1);
    return findPayment(tx, reference);
  });
}

/** Makes the charge that was begun, or finds it, and records what became of it. */
export async function finishCharge(parts: SellingParts, payment: PaymentRow): Promise<void> {
  const { db, provider } = parts;
  const { reference, chargeNumber, capturingCents = 0 } = payment;
  if (chargeNumber === undefined) return;
  const outcome = await provider.chargeAgain(reference, capturingCents, chargeNumber);
  if (outcome.status === 'approved') return recordPaid(parts, reference);
  if (isAtWork(outcome)) throw new StillCollecting(reference);
  await db.transaction(async (tx) => {
    const owed = await lockOwed(tx, reference);
    if (!owed || owed.payment.chargeNumber !== chargeNumber) return;
    const { payBy } = owed.payment;
    const today = todayOf(parts, owed.row);
    await resetCapture(tx, reference);
    const isSoft = outcome.status === 'open' && outcome.isSoft === true;
    await endCharge(tx, reference, payBy && nextCharge(today, payBy, isSoft));
  });
}

async function remind(parts: SellingParts, reference: string, today: PlainDate): Promise<void> {
  await parts.db.transaction(async (tx) => {
    const owed = await lockOwed(tx, reference);
    const { payBy, askedOn, chargeNumber } = owed?.payment ?? {};
    if (!owed || payBy !== today || chargeNumber !== undefined) return;
    if (askedOn !== undefined && askedOn >= today) return;
    await noteAsked(tx, reference, today);
    const amountCents = owedOf(owed.payment);
    if (amountCents <= 0) return;
    const data = { amountCents, payBy, link: payLink(owed.payment) };
    await mailDue(tx, owed.row, { template: 'payment-reminder', reference, data });
  });
}
