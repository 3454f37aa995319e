import type { PlainDate } from '../../../widgets/core/dates/plain-date.ts';
import type { Locale } from '../../../widgets/core/market/locale.ts';
import type { CancellationPolicy } from '../../../widgets/core/offer/offer-card.ts';
import {
  instalmentPlan,
  isEligible,
  offersPayLater,
  type PaymentPlan,
} from '../../../widgets/core/price/instalment-plan.ts';
import type { Database } from '../database/database.ts';
import {
  PaymentTimeout,
  type Card,
  type PaymentOutcome,
  type PaymentProvider,
} from '../payment/payment-provider.ts';
import { GatewayError } from '../plugins/gateway-error.ts';
import { findPayment, markUnanswered, type PaymentRow } from '../repositories/payments.ts';

/** Fee of paying in parts, in thousandths of the amount, rounded up to the cent. [INSTALMENT-09] */
const FEES: Record<Exclude<PaymentPlan, 'once'>, number> = { '3x': 15, '4x': 22, deferred: 0, payLater: 0 };

/** Cents that a way to pay costs on top. */
export function paymentFee(plan: PaymentPlan, amount: number): number {
  return plan === 'once' ? 0 : Math.ceil((amount * FEES[plan]) / 1000);
}

/** What is to be paid, by whom nobody needs to know. */
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
export function mayPay(
  plan: PaymentPlan,
  order: { amount: number; today: PlainDate; checkin: PlainDate; locale: Locale },
): boolean {
  if (plan === 'once') return true;
  // Which visitors are offered it is an experiment of the pages: no booking tells it.
  return plan === 'payLater' ? offersPayLater(order.amount, order.locale, true) : isEligible(plan, order);
}

/** A payment as it is written down before the provider is asked. */
export function startedPayment(provider: PaymentProvider, bill: Bill): PaymentRow {
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

/** Cents that an approved payment has taken by now: a deferred one nothing yet. */
export function capturedAtOnce({ plan, amountCents }: PaymentRow): number {
  return plan === 'deferred' ? 0 : amountCents;
}

/**
 * Asks the provider for a payment that is written down. Refused as PAYMENT_TIMEOUT where it does not answer: nobody
 * knows yet, and the same request again finds out.
 */
export async function askProvider(
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
