import { GatewayError } from '../errors/gateway-error.ts';
import { ForStaff } from '../selling/settle/settling-failures.ts';
import {
  MessageRefused,
  PaymentTimeout,
  ProviderFault,
  RefundFailed,
  type PaymentProvider,
} from './payment-provider.ts';

/** Time limit of a provider call in milliseconds: a request has ten seconds in all. */
export const PROVIDER_MS = 7_000;

/**
 * Adds a time limit to a provider: a late call rejects with `PaymentTimeout`, and its signal aborts. So does one that
 * ended without an answer, as by a broken connection: what became of it is not known either. Its other errors become a `ProviderFault`: the HTTP status of a provider's answer is not ours.
 */
export function withTimeout(provider: PaymentProvider, ms = PROVIDER_MS): PaymentProvider {
  async function within<T>(reference: string, ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const given = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        const error = new PaymentTimeout(reference);
        given.abort(error);
        reject(error);
      }, ms);
    });
    try {
      return await Promise.race([ask(given.signal), late]);
    } catch (error) {
      if (error instanceof PaymentTimeout || error instanceof MessageRefused) throw error;
      if (error instanceof ForStaff || error instanceof RefundFailed) throw error;
      // Our database, which keeps the attempts, is away: that says itself when to come back.
      if (error instanceof GatewayError) throw error;
      if (provider.isUnanswered?.(error)) throw new PaymentTimeout(reference);
      throw new ProviderFault(reference, error);
    } finally {
      clearTimeout(timer);
    }
  }
  const { hosted } = provider;
  return {
    name: provider.name,
    hosted: {
      methods: (offer) => hosted.methods(offer),
      referenceOf: (message) => within('a message', (signal) => hosted.referenceOf(message, signal)),
      booksOf: (reference) => within(reference, (signal) => hosted.booksOf(reference, signal)),
      // A report has many pages: the provider's client limits each.
      report: (since) => hosted.report(since),
    },
    authorise: (order) => within(order.reference, (signal) => provider.authorise(order, signal)),
    find: (reference) => within(reference, (signal) => provider.find(reference, signal)),
    capture: (reference, cents) => within(reference, (signal) => provider.capture(reference, cents, signal)),
    chargeAgain: (reference, cents, number) =>
      within(reference, (signal) => provider.chargeAgain(reference, cents, number, signal)),
    findDue: (reference) => within(reference, (signal) => provider.findDue(reference, signal)),
    release: (reference) => within(reference, (signal) => provider.release(reference, signal)),
    forget: (reference) => within(reference, (signal) => provider.forget(reference, signal)),
    refund: (reference, cents, refundId) =>
      within(reference, (signal) => provider.refund(reference, cents, refundId, signal)),
    findRefund: (reference, refundId) =>
      within(reference, (signal) => provider.findRefund(reference, refundId, signal)),
  };
}
