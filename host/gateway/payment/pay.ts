import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import type { CancellationPolicy } from '@staykit/core/offer/card/offer-card.ts';
import { instalmentPlan, isEligible, offersPayLater } from '@staykit/core/price/instalment-plan.ts';
import type { PaymentPlan } from '@staykit/values/price/payment-plan.ts';
import type { Database } from '../database/database.ts';
import { PaymentTimeout, type Card, type PaymentOutcome, type PaymentProvider } from './payment-provider.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import { findPayment, markUnanswered, type PaymentRow } from './payments.ts';

/** Fee of paying in parts, in thousandths of the amount, rounded up to the cent. [INSTALMENT-09] */
const FEES: Record<Exclude<PaymentPlan, 'once'>, number> = { '3x': 15, '4x': 22, deferred: 0, payLater: 0 };

/** Fee of a payment plan, in cents. */
export function paymentFee(plan: PaymentPlan, amount: number): number {
  return plan === 'once' ? 0 : Math.ceil((amount * FEES[plan]) / 1000);
}

/** The payable amount of a sale. */
export interface Bill {
  reference: string;
  saleKind: PaymentRow['saleKind'];
  saleId: string;
  plan: PaymentPlan;
  /** Cents, without the fee. */
  amount: number;
  today: PlainDate;
  checkin: PlainDate;
  policy: CancellationPolicy;
}

/** Whether the rules allow a way to pay for this amount, day and market. [INSTALMENT-06] [INSTALMENT-07] */
export function isPlanAllowed(
  plan: PaymentPlan,
  order: { amount: number; today: PlainDate; checkin: PlainDate; locale: Locale },
): boolean {
  if (plan === 'once') return true;
  // Whether a visitor is offered it depends on an experiment of the pages, which a booking does not name.
  return plan === 'payLater' ? offersPayLater(order.amount, order.locale, true) : isEligible(plan, order);
}

/** The payment as it is stored before the provider is called. */
export function newPayment(provider: PaymentProvider, bill: Bill): PaymentRow {
  const { reference, saleKind, saleId, plan, amount, policy } = bill;
  const feeCents = paymentFee(plan, amount);
  const schedule = instalmentPlan(plan, bill, { paymentFee: feeCents, policy });
  const captureOn = plan === 'deferred' ? schedule[0]?.date : undefined;
  return {
    reference,
    saleKind,
    saleId,
    provider: provider.name,
    plan,
    schedule,
    amountCents: amount + feeCents,
    feeCents,
    capturedCents: 0,
    refundedCents: 0,
    state: 'started',
    ...(captureOn !== undefined && { captureOn }),
  };
}

/** Cents captured when a payment is approved; 0 for a deferred one. */
export function capturedAtOnce({ plan, amountCents }: PaymentRow): number {
  return plan === 'deferred' ? 0 : amountCents;
}

/**
 * Calls the provider for a stored payment. Throws PAYMENT_TIMEOUT without an answer: the outcome is unknown, and a
 * retry of the request reads it.
 */
export async function authorisePayment(
  { db, provider }: { db: Database; provider: PaymentProvider },
  reference: string,
  card: Card,
): Promise<PaymentOutcome> {
  const payment = await findPayment(db, reference);
  if (!payment) throw new GatewayError('SERVER', `The payment ${reference} was not written down.`);
  const { amountCents, plan, schedule } = payment;
  try {
    return await provider.authorise({
      reference,
      amountCents,
      plan,
      schedule,
      captureNow: plan !== 'deferred',
      card,
    });
  } catch (error) {
    if (!(error instanceof PaymentTimeout)) throw error;
    await markUnanswered(db, reference);
    throw new GatewayError(
      'PAYMENT_TIMEOUT',
      'The payment provider did not answer. Send the same request with the same Idempotency-Key.',
    );
  }
}
