import type { IncomingHttpHeaders } from 'node:http';
import type { Instalment } from '@staykit/core/price/instalment-plan.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import type { PaymentMethodName } from '@staykit/values/price/payment-method.ts';
import type { PaymentPlan } from '@staykit/values/price/payment-plan.ts';

/** What a provider's page needs to know of a payment. No personal data. */
export interface PaymentPage {
  /** Absolute address of ours that the buyer comes back to. */
  returnUrl: string;
  locale: Locale;
  /** What is bought, as the buyer reads it on the page. */
  label: string;
  /** The method that the buyer chose; without one the page offers all. */
  method?: PaymentMethodName;
}

/** A payment request to the provider. */
export interface PaymentOrder {
  /** Our reference of the payment, and its idempotency key. */
  reference: string;
  /** Amount including the fee. */
  amountCents: number;
  /** ISO 4217. */
  currency: string;
  plan: PaymentPlan;
  /** The instalments, which the provider collects and guarantees. */
  schedule: readonly Instalment[];
  /** False leaves the amount authorised until `capture`. */
  captureNow: boolean;
  /** The provider only keeps the card, and `capture` charges it later without the buyer. */
  stores?: boolean;
  /** The kept card was refused: the buyer pays the amount on a page. */
  isDue?: boolean;
  page: PaymentPage;
}

/** Why a payment was refused, as shown to the buyer. `cancelled`: by the buyer. */
export type RefusalReason = 'declined' | 'insufficientFunds' | 'invalidCard' | 'cancelled';

/** The provider's decision. */
export type PaymentDecision = { status: 'approved' } | { status: 'refused'; reason: RefusalReason };

/**
 * A payment that the buyer, or the buyer's bank, still has to decide. Without `url` the bank is at work. `refused`: why
 * the last attempt failed; another one may be made while the rooms are held.
 */
export interface OpenPayment {
  status: 'open';
  url?: string;
  refused?: RefusalReason;
  /** The bank may take the same card on another day. */
  isSoft?: boolean;
}

/** The state of a payment at the provider. */
export type PaymentOutcome = PaymentDecision | OpenPayment;

/**
 * State of a refund at the provider. `pending`: its bank is at work. `failed`: the money did not go back and stays at the
 * provider. Also a refund that was done can fail afterwards, for weeks.
 */
export type RefundState = 'done' | 'pending' | 'failed';

/** A payment that may be offered: what decides which methods fit. */
export interface PaymentOffer {
  plan: PaymentPlan;
  locale: Locale;
}

/** A message of the provider. `body` is as it was sent: signatures cover the bytes. */
export interface PaymentMessage {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A payment in the provider's books, in cents. */
export interface ReportedPayment {
  /** Ours; undefined for a payment that was not made by us. */
  reference: string | undefined;
  /** The provider's own id. */
  id: string;
  capturedCents: number;
  refundedCents: number;
  /** Taken back through the buyer's bank. */
  disputedCents: number;
}

/** What a provider has that takes the buyer to a page of its own: no card number reaches us. */
export interface HostedPayments {
  /** The methods that fit a payment; none: it is not offered. */
  methods(offer: PaymentOffer): readonly PaymentMethodName[];
  /**
   * The payment that a message is about; undefined if it is about none of ours. Rejects with `MessageRefused` for one that
   * the provider did not send. What it says is never trusted: the payment is read from the provider.
   */
  referenceOf(message: PaymentMessage, signal?: AbortSignal): Promise<string | undefined>;
  /** The provider's books about one payment, added up over its attempts; undefined if it knows none. */
  booksOf(reference: string, signal?: AbortSignal): Promise<ReportedPayment | undefined>;
  /** The provider's books since an instant, in ms since 1970. */
  report(since: number): AsyncIterable<ReportedPayment>;
}

/**
 * A payment provider. Every method is idempotent by its references, since a process can crash between a call and its
 * record. `signal` aborts at the time limit.
 */
export interface PaymentProvider {
  readonly name: string;
  readonly hosted: HostedPayments;
  /** Whether a call ended without an answer, in words of the provider's client: the outcome is unknown. */
  isUnanswered?(error: unknown): boolean;
  /**
   * Makes a payment, or continues it: after a failed attempt another one begins. Rejects with
   * `PaymentTimeout` without an answer: the outcome is unknown.
   */
  authorise(order: PaymentOrder, signal?: AbortSignal): Promise<PaymentOutcome>;
  /** The outcome of a payment; undefined if the provider does not know the reference. */
  find(reference: string, signal?: AbortSignal): Promise<PaymentOutcome | undefined>;
  /**
   * Captures an authorised amount, or a part of it; the rest is released. A kept card is charged, once: `open` with
   * `refused` if it was refused, for good until the buyer pays on a page, as a card that is not kept any more is; without it while the bank is at work.
   */
  capture(reference: string, amountCents: number, signal?: AbortSignal): Promise<PaymentOutcome>;
  /**
   * Charges a kept card once more, as the attempt of that number, which is reserved: after a crash the same call finds what
   * was charged. Its outcome is as that of `capture`.
   */
  chargeAgain(
    reference: string,
    amountCents: number,
    number: number,
    signal?: AbortSignal,
  ): Promise<PaymentOutcome>;
  /** What became of charging a kept card, and of the pages after it; undefined if it was never charged. */
  findDue(reference: string, signal?: AbortSignal): Promise<PaymentOutcome | undefined>;
  /**
   * Releases or returns the whole amount. An unknown reference is refused from now on. Rejects while the bank is at
   * work: it is tried again.
   */
  release(reference: string, signal?: AbortSignal): Promise<void>;
  /** Forgets the card that is kept for a payment, once it was charged or given up; what was charged stays. */
  forget(reference: string, signal?: AbortSignal): Promise<void>;
  /**
   * Refunds a part. `refundId` is our reference of the refund, and its idempotency key: one that is done or pending is not
   * made again, one that failed is.
   */
  refund(
    reference: string,
    amountCents: number,
    refundId: string,
    signal?: AbortSignal,
  ): Promise<RefundState>;
  /** State of a refund; undefined if it was never made. */
  findRefund(reference: string, refundId: string, signal?: AbortSignal): Promise<RefundState | undefined>;
}

/** The provider did not answer in time. */
export class PaymentTimeout extends Error {
  constructor(reference: string) {
    super(`The payment provider did not answer about ${reference}.`);
    this.name = 'PaymentTimeout';
  }
}

/** The provider refused a call, or failed. Says no more to a client than that: its own text and status are the cause. */
export class ProviderFault extends Error {
  constructor(reference: string, cause: unknown) {
    super(
      `The payment provider failed about ${reference}: ${cause instanceof Error ? cause.message : String(cause)}`,
      {
        cause,
      },
    );
    this.name = 'ProviderFault';
  }
}

/** The provider could not give a refund: the money stays there. */
export class RefundFailed extends Error {
  constructor(refundId: string) {
    super(`The provider could not give the refund ${refundId}: the money is still there.`);
    this.name = 'RefundFailed';
  }
}

/** The bank is still at work on a refund. */
export class RefundPending extends Error {
  constructor(refundId: string) {
    super(`The refund ${refundId} is on its way: the bank has not confirmed it yet.`);
    this.name = 'RefundPending';
  }
}

/** A message that the provider did not send: its signature is missing, wrong or too old. */
export class MessageRefused extends Error {
  constructor() {
    super('The message does not come from the payment provider.');
    this.name = 'MessageRefused';
  }
}
