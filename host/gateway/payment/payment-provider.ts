import type { Instalment } from '@staykit/core/price/instalment-plan.ts';
import type { PaymentPlan } from '@staykit/values/price/payment-plan.ts';
import type { PaymentCard } from '@staykit/core/price/payment-card.ts';

/** A payment card. Never stored, never logged. */
export type Card = PaymentCard;

/** A payment request to the provider. */
export interface PaymentOrder {
  /** Our reference of the payment, and its idempotency key. */
  reference: string;
  /** Amount including the fee. */
  amountCents: number;
  plan: PaymentPlan;
  /** The instalments, which the provider collects and guarantees. */
  schedule: readonly Instalment[];
  /** False leaves the amount authorised until `capture`. */
  captureNow: boolean;
  card: Card;
}

/** Why a payment was refused, as shown to the buyer. */
export type RefusalReason = 'declined' | 'insufficientFunds' | 'invalidCard';

/** The provider's decision. */
export type PaymentOutcome = { status: 'approved' } | { status: 'refused'; reason: RefusalReason };

/**
 * A payment provider. Every method is idempotent by its references, since a process can crash between a call and its
 * record. `signal` aborts at the time limit.
 */
export interface PaymentProvider {
  readonly name: string;
  /** Authorises a payment. Rejects with `PaymentTimeout` without an answer: the outcome is unknown. */
  authorise(order: PaymentOrder, signal?: AbortSignal): Promise<PaymentOutcome>;
  /** The outcome of a payment; undefined if the provider does not know the reference. */
  find(reference: string, signal?: AbortSignal): Promise<PaymentOutcome | undefined>;
  /** Captures an authorised amount, or a part of it; the rest is released. */
  capture(reference: string, amountCents: number, signal?: AbortSignal): Promise<void>;
  /** Releases or returns the whole amount. An unknown reference is refused from now on. */
  release(reference: string, signal?: AbortSignal): Promise<void>;
  /** Refunds a part. `refundId` is our reference of the refund, and its idempotency key. */
  refund(reference: string, amountCents: number, refundId: string, signal?: AbortSignal): Promise<void>;
}

/** The provider did not answer in time. */
export class PaymentTimeout extends Error {
  constructor(reference: string) {
    super(`The payment provider did not answer about ${reference}.`);
    this.name = 'PaymentTimeout';
  }
}
