import type { Queryable } from '../../database/database.ts';
import { endCharge } from '../../payment/kept-card-charges.ts';
import type { PaymentOutcome } from '../../payment/payment-provider.ts';
import { findPayment, updatePayment, type PaymentRow } from '../../payment/payments.ts';
import { mailDue } from '../booking/booking-mail.ts';
import { findBooking, type BookingRow } from '../booking/bookings.ts';
import type { SellingParts } from '../selling-parts.ts';

/** The bank has not decided about a payment that is due: it is asked again. */
export class StillCollecting extends Error {
  constructor(reference: string) {
    super(`The bank has not decided about ${reference}, which is due.`);
    this.name = 'StillCollecting';
  }
}

/** Whether the bank is still to decide. */
export const isAtWork = (outcome: PaymentOutcome | undefined): boolean =>
  outcome?.status === 'open' && outcome.url === undefined && outcome.refused === undefined;

/** Locks the booking and then the payment, as a cancellation does; undefined once it is taken or given up. */
export async function lockOwed(
  tx: Queryable,
  reference: string,
): Promise<{ payment: PaymentRow; row: BookingRow } | undefined> {
  const known = await findPayment(tx, reference);
  const row = known && (await findBooking(tx, known.saleId, true));
  const payment = await findPayment(tx, reference, true);
  return payment && row && payment.state === 'approved' && payment.capturedCents === 0
    ? { payment, row }
    : undefined;
}

/** Cents of a deferred payment that are to be paid. */
export const owedOf = ({ amountCents, refundedCents }: PaymentRow): number => amountCents - refundedCents;

/** Our page on which a guest pays what is owed, with the secret of the payment. */
export const payLink = ({ token = '' }: PaymentRow): string => `/checkout/return?payment=${token}`;

/**
 * Records what was paid on a page, or with the card that was charged again, which its guest is told. The provider's books say
 * how much: page and charge were made for what was owed then.
 */
export async function recordPaid({ db, provider }: SellingParts, reference: string): Promise<void> {
  const books = await provider.hosted.booksOf(reference);
  if (!books) return;
  await db.transaction(async (tx) => {
    const owed = await lockOwed(tx, reference);
    if (!owed) return;
    await updatePayment(tx, reference, 'approved', books.capturedCents);
    if (owed.payment.chargeNumber === undefined) return;
    await endCharge(tx, reference, undefined);
    const data = { amountCents: books.capturedCents };
    await mailDue(tx, owed.row, { template: 'payment-taken', reference, data });
  });
}
