import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import type { CancellationPolicy } from '@staykit/core/offer/card/offer-card.ts';
import { instalmentPlan, isEligible, offersPayLater } from '@staykit/core/price/instalment-plan.ts';
import type { PaymentPlan } from '@staykit/values/price/payment-plan.ts';
import type { Database } from '../database/database.ts';
import type { PaymentMethodName } from '@staykit/values/price/payment-method.ts';
import {
  PaymentTimeout,
  type OpenPayment,
  type PaymentDecision,
  type PaymentOffer,
  type PaymentOutcome,
  type PaymentPage,
  type PaymentProvider,
} from './payment-provider.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import { outlivesAuthorisation } from './hosted/method-table.ts';
import { settingsOf } from '@staykit/core/market/market-settings.ts';
import type { SaleIds } from '../selling/selling-parts.ts';
import { ForStaff } from '../selling/settle/settling-failures.ts';
import { findPayment, markUnanswered, type PaymentRow } from './payments.ts';

/** Fee of paying in parts, in thousandths of the amount, rounded up to the cent. [INSTALMENT-09] */
const FEES: Record<Exclude<PaymentPlan, 'once'>, number> = { '3x': 15, '4x': 22, deferred: 0, payLater: 0 };

/** Fee of a payment plan, in cents. */
export function paymentFee(plan: PaymentPlan, amount: number): number {
  return plan === 'once' ? 0 : Math.ceil((amount * FEES[plan]) / 1000);
}

/** How a buyer pays, on the page of the provider. */
export interface PaymentChoice {
  plan: PaymentPlan;
  /** Without one the page offers all. */
  method?: PaymentMethodName;
  /** Absolute address to come back to. */
  returnUrl: string;
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
  locale: Locale;
  /** What is bought. */
  label: string;
  choice: PaymentChoice;
}

/** Whether the provider takes a way to pay. */
export function isPlanTaken({ hosted }: Pick<PaymentProvider, 'hosted'>, offer: PaymentOffer): boolean {
  return hosted.methods(offer).length > 0;
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
export function newPayment({ provider, ids }: Payer, bill: Bill): PaymentRow {
  const { reference, saleKind, saleId, plan, amount, policy, today, locale } = bill;
  const feeCents = paymentFee(plan, amount);
  const schedule = instalmentPlan(plan, bill, { paymentFee: feeCents, policy });
  const captureOn = plan === 'deferred' ? schedule[0]?.date : undefined;
  if (!isPlanTaken(provider, { plan, locale }))
    throw new GatewayError('BAD_REQUEST', `body: payment.plan: ${plan} is not possible for this sale.`);
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
    currency: settingsOf(locale).currency,
    ...(captureOn !== undefined && { captureOn }),
    stores: captureOn !== undefined && outlivesAuthorisation(today, captureOn),
    token: ids.token() + ids.token(),
    page: pageOf(bill),
  };
}

function pageOf({ choice: { returnUrl, method }, locale, label }: Bill): PaymentPage {
  return { returnUrl, locale, label, ...(method !== undefined && { method }) };
}

/** What a payment needs of selling. */
interface Payer {
  provider: PaymentProvider;
  ids: Pick<SaleIds, 'token'>;
}

/** Cents captured when a payment is approved; 0 for a deferred one. */
export function capturedAtOnce({ plan, amountCents }: PaymentRow): number {
  return plan === 'deferred' ? 0 : amountCents;
}

/** The outcome of a call, or a payment that is not decided where only staff can: its buyer waits as for a bank. */
export const unlessForStaff = <T>(asked: Promise<T>): Promise<T | OpenPayment> =>
  asked.catch((error: unknown) => {
    if (error instanceof ForStaff) return { status: 'open' };
    throw error;
  });

/**
 * Calls the provider for a stored payment; `isDue` makes a page for one whose kept card was refused. Throws PAYMENT_TIMEOUT without an answer: the outcome is unknown, and a
 * retry of the request reads it.
 */
export async function askProvider(
  { db, provider }: { db: Database; provider: PaymentProvider },
  { reference, amountCents, currency, plan, schedule, stores, page, token }: PaymentRow,
  isDue = false,
): Promise<PaymentOutcome> {
  if (!page) throw new GatewayError('SERVER', `The payment ${reference} has no address to come back to.`);
  try {
    return await unlessForStaff(
      provider.authorise({
        reference,
        amountCents,
        currency,
        plan,
        schedule,
        captureNow: plan !== 'deferred',
        stores,
        isDue,
        page: { ...page, returnUrl: returnAddress(page.returnUrl, token) },
      }),
    );
  } catch (error) {
    if (!(error instanceof PaymentTimeout)) throw error;
    await markUnanswered(db, reference);
    throw new GatewayError(
      'PAYMENT_TIMEOUT',
      'The payment provider did not answer. Send the same request with the same Idempotency-Key.',
    );
  }
}

/** The address to come back to, with the secret of the payment. */
function returnAddress(returnUrl: string, token = ''): string {
  const url = new URL(returnUrl);
  url.searchParams.set('payment', token);
  return url.href;
}

/**
 * The same, for a sale that waits for the decision: throws PAYMENT_REQUIRED with the provider's page while the buyer or
 * the bank has not decided. The sale stays pending then; a retry of the request finds out.
 */
export async function authorisePayment(
  parts: { db: Database; provider: PaymentProvider },
  reference: string,
): Promise<PaymentDecision> {
  const payment = await findPayment(parts.db, reference);
  if (!payment) throw new GatewayError('SERVER', `The payment ${reference} was not written down.`);
  const outcome = await askProvider(parts, payment);
  if (outcome.status !== 'open') return outcome;
  throw new GatewayError(
    'PAYMENT_REQUIRED',
    'The sale waits for its payment on the page of the payment provider: see details.redirectUrl.',
    undefined,
    { payment: payment.token, ...(outcome.url !== undefined && { redirectUrl: outcome.url }) },
  );
}
