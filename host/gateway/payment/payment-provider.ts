import type { Instalment, PaymentPlan } from '../../../widgets/core/price/instalment-plan.ts';
import type { PaymentCard } from '../../../widgets/core/price/payment-card.ts';

/** A card as it was typed. Never stored and never logged. */
export type Card = PaymentCard;

/** What a provider is asked to take. */
export interface PaymentOrder {
  /** Our name of the payment: asking twice with the same one is asking once. */
  reference: string;
  /** With the fee. */
  amountCents: number;
  plan: PaymentPlan;
  /** What the payer pays when; the provider keeps to it and answers for it. */
  schedule: readonly Instalment[];
  /** False leaves the amount authorised until `capture`. */
  captureNow: boolean;
  card: Card;
}

/** Why a payment was refused, as far as the shop may say. */
export type RefusalReason = 'declined' | 'insufficientFunds' | 'invalidCard';

/** What a provider decided. */
export type PaymentOutcome = { status: 'approved' } | { status: 'refused'; reason: RefusalReason };

/**
 * Takes money. Every method may be called again with the same names after a failure, and then changes nothing more:
 * a process can end between a call and the note about it. `signal` aborts when nobody waits for the answer any more.
 */
export interface PaymentProvider {
  readonly name: string;
  /** Asks for the money. Rejects with `PaymentTimeout` when no answer came: the money may be taken or not. */
  authorise(order: PaymentOrder, signal?: AbortSignal): Promise<PaymentOutcome>;
  /** What became of a payment; undefined when the provider never heard of it. */
  find(reference: string, signal?: AbortSignal): Promise<PaymentOutcome | undefined>;
  /** Takes an authorised amount, or a part of it; the rest is released. */
  capture(reference: string, amountCents: number, signal?: AbortSignal): Promise<void>;
  /** Gives back all that was authorised or taken. A reference that is not known stays refused from now on. */
  release(reference: string, signal?: AbortSignal): Promise<void>;
  /** Gives a part back. `refundId` is our name of this refund. */
  refund(reference: string, amountCents: number, refundId: string, signal?: AbortSignal): Promise<void>;
}

/** No answer came from the provider. */
export class PaymentTimeout extends Error {
  constructor(reference: string) {
    super(`The payment provider did not answer about ${reference}.`);
    this.name = 'PaymentTimeout';
  }
}
