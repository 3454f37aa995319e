import type {
  PaymentMessage,
  PaymentOffer,
  PaymentOrder,
  RefundState,
  RefusalReason,
} from '../payment-provider.ts';
import type { PaymentMethodName } from '@staykit/values/price/payment-method.ts';

/** An order for a page of the provider. */
export type PageOrder = PaymentOrder;

/**
 * State of an attempt. `open`: the buyer may pay at `url`. `processing`: the bank is at work. `authorised`: to be
 * captured. `stored`: the provider keeps the card, and nothing is paid. `failed`: for good.
 */
export type AttemptState = 'open' | 'processing' | 'authorised' | 'stored' | 'paid' | 'failed';

/** An attempt to pay, as the provider has it. Amounts are cents. */
export interface RemoteAttempt {
  /** The provider's own id. */
  id: string;
  /** Our reference; undefined for a payment that was not made by us. */
  reference: string | undefined;
  state: AttemptState;
  amountCents: number;
  currency: string;
  capturedCents: number;
  refundedCents: number;
  disputedCents: number;
  url?: string;
  /** Why it failed. */
  refused?: RefusalReason;
  /** Set by our reader: the amount or currency is not what was asked for. */
  isOther?: boolean;
  /** Of a charge that failed: the bank may take the same card on another day. */
  isSoft?: boolean;
}

/** The card of a stored attempt is not kept any more, or its holder took it back. */
export class CardGone extends Error {
  constructor(id: string) {
    super(`The attempt ${id} stores no card.`);
    this.name = 'CardGone';
  }
}

/**
 * The part of a provider's HTTP API that we use, one call each. Keys are idempotency keys. A call about an attempt in
 * another state may reject: its caller reads the attempt again.
 */
export interface HostedApi {
  readonly name: string;
  methods(offer: PaymentOffer): readonly PaymentMethodName[];
  create(order: PageOrder, key: string): Promise<RemoteAttempt>;
  read(id: string): Promise<RemoteAttempt>;
  /** Ends an open or authorised attempt, which tells afterwards whether it ended; of a stored one it forgets the card, also when asked again. */
  cancel(attempt: RemoteAttempt): Promise<void>;
  /** Captures a part of an authorised attempt and releases the rest. The attempt tells afterwards what became of it. */
  capture(attempt: RemoteAttempt, amountCents: number, key: string): Promise<void>;
  /**
   * Charges the card of a stored attempt without its buyer: an attempt that is paid, failed or processing. Charges once
   * for each key, however late it is asked again. Rejects with `CardGone` where the attempt has no card any more.
   */
  charge(stored: RemoteAttempt, amountCents: number, key: string): Promise<RemoteAttempt>;
  /** Refunds once for each `refundId`, however late it is asked again; one that failed is made again. */
  refund(attempt: RemoteAttempt, amountCents: number, refundId: string): Promise<RefundState>;
  /** State of a refund; undefined if it was never made. */
  findRefund(attempt: RemoteAttempt, refundId: string): Promise<RefundState | undefined>;
  /** Attempts since an instant in ms. */
  list(since: number): AsyncIterable<RemoteAttempt>;
  /** Whether a call ended without an answer: the connection broke, or the provider is out of order. */
  isUnanswered?(error: unknown): boolean;
  /** Whether `charge` was refused for good without an attempt, in words of the provider's client: as `CardGone`. */
  isCardGone?(error: unknown): boolean;
  /** The reference that a message is about. Rejects with `MessageRefused`. */
  referenceOf(message: PaymentMessage): Promise<string | undefined>;
}

/** State of a refund that was made several times: only the last one can stand. */
export const refundStateOf = (made: readonly RefundState[]): RefundState | undefined =>
  made.find((state) => state === 'done') ?? made.find((state) => state === 'pending') ?? made[0];

/** Idempotency key of the next try of a refund: a provider answers the same key the same, also after it failed. */
export const refundKey = (refundId: string, made: readonly RefundState[]): string =>
  made.length === 0 ? refundId : `${refundId}-${made.length + 1}`;
