import { PaymentTimeout } from '../payment/payment-provider.ts';
import { forgetFailure, noteFailure, type SettlingKind } from '../repositories/settling-failures.ts';
import type { SellingParts } from './selling-parts.ts';

/** Calls in a row that a provider leaves without an answer, after which the other items wait for the next turn. */
const MOST_TIMEOUTS = 3;

/**
 * Settles items one by one: one that fails keeps no other from its turn. It is tried again later and later, and at last
 * parked, which is told once as an error.
 */
export async function settleEach<Item>(
  { db, clock, log }: Pick<SellingParts, 'db' | 'clock' | 'log'>,
  kind: SettlingKind,
  items: readonly Item[],
  { idOf, settle }: { idOf(item: Item): string; settle(item: Item): Promise<unknown> },
): Promise<void> {
  let timeouts = 0;
  for (const item of items) {
    if (timeouts === MOST_TIMEOUTS) return;
    const id = idOf(item);
    try {
      await settle(item);
      timeouts = 0;
      await forgetFailure(db, kind, id);
    } catch (error) {
      timeouts = error instanceof PaymentTimeout ? timeouts + 1 : 0;
      const reason = error instanceof Error ? error.message : String(error);
      const failure = await noteFailure(db, { kind, id, error: reason }, clock());
      if (!failure) continue;
      const about = { kind, id, attempts: failure.attempts, err: error };
      if (failure.parked)
        log?.error({ code: 'SETTLING_PARKED', ...about }, 'parked: see npx staykit data audit');
      else log?.warn({ code: 'SETTLING_FAILED', ...about }, 'not settled; it is tried again');
    }
  }
}
