import {
  BrokenCircuitError,
  bulkhead,
  BulkheadRejectedError,
  circuitBreaker,
  ConsecutiveBreaker,
  handleAll,
} from 'cockatiel';
import { observed, report } from '../../observe/observe.ts';
import { SupplierAway, type SupplierOutcome, type SupplierSystem } from './supplier-system.ts';

/** Limits of the calls to one supplier. */
export interface SupplierLimits {
  /** Milliseconds for availability and price: a guest waits for a quote. */
  quoteMs: number;
  /** Milliseconds for a reservation or its cancellation. */
  bookMs: number;
  /** Calls on their way at once, and others that wait for one of them. */
  calls: number;
  waiting: number;
  /** Failed calls in a row after which none is sent, and the milliseconds until one is tried again. */
  failures: number;
  openMs: number;
}

/** A request has ten seconds in all, of which seven are the payment provider's. */
export const SUPPLIER_LIMITS: SupplierLimits = {
  quoteMs: 1_500,
  bookMs: 4_000,
  calls: 10,
  waiting: 20,
  failures: 5,
  openMs: 10_000,
};

/** A supplier whose calls are limited: every failure is a `SupplierAway`. */
export interface GuardedSystem {
  availability: Limited<'availability'>;
  book: Limited<'book'>;
  cancel: Limited<'cancel'>;
}

type Limited<Name extends keyof SupplierSystem> = SupplierSystem[Name] extends (
  ...given: [...infer Given, AbortSignal]
) => infer Answer
  ? (...given: Given) => Answer
  : never;

/**
 * Limits the calls to a supplier in time and number, and sends none for a while after several failed in a row. Reports
 * each.
 */
export function guardSystem(
  supplier: string,
  system: SupplierSystem,
  { quoteMs, bookMs, calls, waiting, failures, openMs }: SupplierLimits = SUPPLIER_LIMITS,
): GuardedSystem {
  const slots = bulkhead(calls, waiting);
  const circuit = circuitBreaker(handleAll, {
    halfOpenAfter: openMs,
    breaker: new ConsecutiveBreaker(failures),
  });

  async function limited<T>(
    operation: string,
    ms: number,
    ask: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const from = performance.now();
    const limit = AbortSignal.timeout(ms);
    const end = (outcome: SupplierOutcome) =>
      report('supplier', { supplier, operation, outcome, seconds: (performance.now() - from) / 1000 });
    const send = () => {
      // It waited for others all its time: that says nothing of the supplier.
      limit.throwIfAborted();
      return circuit.execute(() => within(limit, ask(limit)));
    };
    try {
      const answer = await observed({ name: `supplier ${operation}`, system: 'supplier' }, () =>
        within(limit, slots.execute(send)),
      );
      end('answered');
      return answer;
    } catch (error) {
      const outcome = outcomeOf(error, limit);
      end(outcome);
      throw new SupplierAway(supplier, operation, outcome, error);
    }
  }

  return {
    availability: (stay) => limited('availability', quoteMs, (signal) => system.availability(stay, signal)),
    book: (order, key) => limited('book', bookMs, (signal) => system.book(order, key, signal)),
    cancel: (key) => limited('cancel', bookMs, (signal) => system.cancel(key, signal)),
  };
}

function outcomeOf(error: unknown, limit: AbortSignal): SupplierOutcome {
  if (error instanceof BrokenCircuitError) return 'open';
  if (error instanceof BulkheadRejectedError) return 'full';
  return limit.aborted ? 'timeout' : 'error';
}

/** Rejects when the time is over, whether or not the work heeds its signal. */
async function within<T>(limit: AbortSignal, work: Promise<T>): Promise<T> {
  let stop = (): void => undefined;
  const late = new Promise<never>((_, reject) => {
    stop = () => reject(limit.reason as Error);
    limit.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    limit.removeEventListener('abort', stop);
  }
}
