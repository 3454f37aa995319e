import { PaymentTimeout, RefundFailed, RefundPending } from '../../payment/payment-provider.ts';
import {
  deleteFailure,
  ForStaff,
  MOST_LOOKS,
  MOST_REFUNDS,
  MOST_SETTLING_ATTEMPTS,
  recordFailure,
  type SettlingKind,
} from './settling-failures.ts';
import { SupplierAway } from '../supplier/supplier-system.ts';
import type { SellingParts } from '../selling-parts.ts';

/** Time-outs of a provider or supplier in a row after which the remaining items wait for the next run. */
const MOST_TIMEOUTS = 3;

/** Attempts that an error allows. */
function mostOf(error: unknown): number {
  if (error instanceof RefundFailed) return MOST_REFUNDS;
  return error instanceof RefundPending ? MOST_LOOKS : MOST_SETTLING_ATTEMPTS;
}

/**
 * Settles items one by one; a failure does not stop the others. Failed items are retried with growing delays and at
 * last parked, which is logged once as an error.
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
      await deleteFailure(db, kind, id);
    } catch (error) {
      timeouts = error instanceof PaymentTimeout || error instanceof SupplierAway ? timeouts + 1 : 0;
      const reason = error instanceof Error ? error.message : String(error);
      const failure = await recordFailure(
        db,
        { kind, id, error: reason, forStaff: error instanceof ForStaff, most: mostOf(error) },
        clock(),
      );
      if (!failure) continue;
      const about = { kind, id, attempts: failure.attempts, err: error };
      if (failure.parked)
        log?.error({ code: 'SETTLING_PARKED', ...about }, 'parked, not retried: see npx staykit data audit');
      else if (!(error instanceof RefundPending))
        log?.warn({ code: 'SETTLING_FAILED', ...about }, 'settling failed; it is retried');
    }
  }
}
