import type * as z from 'zod/mini';
import type { paymentStatus } from '@staykit/contract/booking/payments.ts';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import type { PaymentMethodName } from '@staykit/values/price/payment-method.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import type { GiftShop } from '../gifts/gift-shop.ts';
import { giftSubject } from '../gifts/gift-references.ts';
import { bookingSubject, changeOfReference, changeSubject } from '../selling/booking/booking-references.ts';
import { answerOf, type SavedAnswer } from '../selling/idempotency.ts';
import { readRefunds } from '../selling/settle/look-at-refunds.ts';
import type { Selling } from '../selling/selling.ts';
import type { SellingParts } from '../selling/selling-parts.ts';
import { askProvider, unlessForStaff } from './pay.ts';
import { noteDispute } from './disputes.ts';
import {
  MessageRefused,
  PaymentTimeout,
  type PaymentDecision,
  type PaymentMessage,
  type PaymentOutcome,
} from './payment-provider.ts';
import { findPayment, paymentByToken, type PaymentRow } from './payments.ts';

/** A sale that is paid on the page of the provider, as its buyer sees it. */
export type PaymentStatus = z.output<typeof paymentStatus>;

/** Operations on payments on a page of the provider. Tokens are the secrets of their buyers. */
export interface PaymentDesk {
  /** Asks the provider, and settles the sale if it has decided. */
  status(token: string): Promise<PaymentStatus>;
  /** The same, with another attempt if the last one failed or had another method. */
  continue(token: string, method?: PaymentMethodName): Promise<PaymentStatus>;
  /** Gives an open payment up, and releases its rooms. */
  cancel(token: string): Promise<PaymentStatus>;
  /** Takes a message of the provider: settles the sale that it is about by what the provider's books say now. */
  receive(message: PaymentMessage): Promise<void>;
}

/** Dependencies of the desk. */
interface DeskParts extends Pick<SellingParts, 'db' | 'provider' | 'clock' | 'log'> {
  selling: Pick<Selling, 'settlePayment' | 'releasePayments' | 'takePayment' | 'showDue' | 'beginDue'>;
  giftShop: Pick<GiftShop, 'settlePayment'>;
}

/** Creates the desk for selling and the gift shop. */
export function createPaymentDesk(parts: DeskParts): PaymentDesk {
  const { db, provider, selling, giftShop } = parts;

  async function byToken(token: string): Promise<PaymentRow> {
    const payment = await paymentByToken(db, token);
    if (!payment) throw new GatewayError('NOT_FOUND', 'No payment has this secret.');
    return payment;
  }

  const settle = (payment: PaymentRow, decision: PaymentDecision): Promise<SavedAnswer> =>
    (payment.saleKind === 'gift' ? giftShop : selling).settlePayment(payment, decision);

  /** The sale by an outcome of the provider, which is settled if it is a decision. */
  async function show(payment: PaymentRow, outcome: PaymentOutcome | undefined): Promise<PaymentStatus> {
    const sale = saleOf(payment);
    if (outcome && outcome.status !== 'open') return answered(payment, await settle(payment, outcome));
    return {
      sale,
      status: 'open',
      ...(outcome?.url !== undefined && { redirectUrl: outcome.url }),
      ...(outcome?.refused !== undefined && { reason: outcome.refused }),
    };
  }

  /** A deferred payment whose kept card was refused. */
  async function showDue(payment: PaymentRow, outcome: PaymentOutcome | undefined): Promise<PaymentStatus> {
    const { status, amount, payBy, booking } = await selling.showDue(payment, outcome);
    const sale = saleOf(payment);
    if (status !== 'open')
      return {
        sale,
        status,
        ...(booking && { booking }),
        ...(status === 'refused' && { reason: 'timeout' }),
      };
    const { url, refused } = outcome?.status === 'open' ? outcome : {};
    return {
      sale,
      status,
      due: { amount, payBy },
      ...(url !== undefined && { redirectUrl: url }),
      ...(refused !== undefined && { reason: refused }),
    };
  }

  const findDue = (payment: PaymentRow) => unlessForStaff(inTime(provider.findDue(payment.reference)));

  async function payDue(payment: PaymentRow, method?: PaymentMethodName): Promise<PaymentStatus> {
    const { reference, page } = payment;
    const found = await findDue(payment);
    const hasPage = found?.status === 'open' && found.url !== undefined;
    if (found?.status === 'approved') return showDue(payment, found);
    const cents = await selling.beginDue(reference, hasPage);
    if (cents === undefined) return showDue(payment, found);
    const order = { ...payment, amountCents: cents, plan: 'once' as const, stores: false };
    const outcome = await askProvider(
      parts,
      { ...order, ...(page && method && { page: { ...page, method } }) },
      true,
    );
    return showDue(payment, outcome);
  }

  async function unlessAnswered(
    token: string,
    ask: (payment: PaymentRow) => Promise<PaymentStatus>,
    askDue = async (payment: PaymentRow) => showDue(payment, await findDue(payment)),
  ): Promise<PaymentStatus> {
    const payment = await byToken(token);
    if (payment.payBy !== undefined) return askDue(payment);
    const saved = await answerOf(db, subjectOf(payment));
    return saved ? answered(payment, saved) : ask(payment);
  }

  const find = (payment: PaymentRow) => unlessForStaff(inTime(provider.find(payment.reference)));

  return {
    status: (token) => unlessAnswered(token, async (payment) => show(payment, await find(payment))),
    continue: (token, method) =>
      unlessAnswered(
        token,
        async (payment) => {
          const page = payment.page && { ...payment.page, ...(method && { method }) };
          return show(payment, await askProvider(parts, { ...payment, ...(page && { page }) }));
        },
        (payment) => payDue(payment, method),
      ),
    cancel: (token) =>
      unlessAnswered(token, async (payment) => {
        const outcome = await find(payment);
        if (outcome?.status === 'approved') return show(payment, outcome);
        const status = await show(payment, { status: 'refused', reason: 'cancelled' });
        // At once for a waiting buyer; the timer does it otherwise.
        await selling.releasePayments();
        return status;
      }),
    async receive(message) {
      const { hosted } = provider;
      const reference = await inTime(hosted.referenceOf(message)).catch((error: unknown) => {
        if (!(error instanceof MessageRefused)) throw error;
        throw new GatewayError('FORBIDDEN', error.message);
      });
      const payment = reference === undefined ? undefined : await findPayment(db, reference);
      if (!payment) return;
      if (payment.payBy !== undefined) await showDue(payment, await findDue(payment));
      // Its card is being charged. Before its date no message takes it.
      else if (payment.stores && payment.state === 'approved' && payment.capturingCents !== undefined)
        // Where staff has to decide, the timer says so.
        await unlessForStaff(selling.takePayment(payment.reference));
      else await show(payment, await find(payment));
      await inTime(readRefunds(parts, payment.reference));
      const books = await inTime(hosted.booksOf(payment.reference));
      if (books) await noteDispute(parts, payment, books.disputedCents);
    },
  };
}

/** A late answer of the provider is the buyer's to ask for again. */
async function inTime<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof PaymentTimeout)) throw error;
    throw new GatewayError('PAYMENT_TIMEOUT', 'The payment provider did not answer. Ask again.');
  }
}

function saleOf({ saleKind, reference }: PaymentRow): PaymentStatus['sale'] {
  return changeOfReference(reference) === undefined ? saleKind : 'change';
}

function subjectOf({ saleKind, saleId, reference }: PaymentRow): string {
  const change = changeOfReference(reference);
  if (change !== undefined) return changeSubject(change);
  return saleKind === 'gift' ? giftSubject(saleId) : bookingSubject(saleId);
}

function answered(payment: PaymentRow, saved: SavedAnswer): PaymentStatus {
  const sale = saleOf(payment);
  if ('refusal' in saved) {
    const { reason } = saved.refusal.details ?? {};
    return { sale, status: 'refused', ...(typeof reason === 'string' && { reason }) };
  }
  return {
    sale,
    status: 'confirmed',
    ...(sale === 'gift'
      ? { gift: saved.body as NonNullable<PaymentStatus['gift']> }
      : { booking: saved.body as Booking as NonNullable<PaymentStatus['booking']> }),
  };
}
