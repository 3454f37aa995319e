import {
  planLook,
  refundsOf,
  confirmRefund,
  reopenRefund,
  takeLooks,
  type KnownRefund,
} from '../../payment/refunds.ts';
import type { SellingParts } from '../selling-parts.ts';
import { deleteFailure, recordFailure } from './settling-failures.ts';

/** Parts of selling that read refunds. */
type Parts = Pick<SellingParts, 'db' | 'provider' | 'clock' | 'log'>;

/** Reads what became of the refunds of a payment: the provider has said something about it. */
export async function readRefunds(parts: Parts, reference: string): Promise<void> {
  for (const refund of await refundsOf(parts.db, reference)) await readRefund(parts, refund);
}

/** Looks again at refunds that were confirmed some days or weeks ago: a message about one that failed may be lost. */
export async function lookAtRefunds(parts: Parts): Promise<void> {
  const { db, clock, log } = parts;
  for (const refund of await takeLooks(db, clock()))
    try {
      await readRefund(parts, refund);
      await planLook(db, refund.id, clock());
    } catch (error) {
      // One that cannot be read does not hide the others.
      log?.warn({ code: 'REFUND_NOT_READ', id: refund.id, err: error }, 'it is looked at again');
    }
}

/**
 * Confirms an open refund that is done. One that was done and has failed is open again, which the ledger books, and
 * parked: the guest has to be asked where the money can go. Open ones are tried again by the timer.
 */
async function readRefund(parts: Parts, { id, reference, isDone }: KnownRefund): Promise<void> {
  const { db, provider, clock, log } = parts;
  const state = await provider.findRefund(reference, id);
  if (!isDone && state === 'done') {
    await confirmRefund(db, id, clock());
    await deleteFailure(db, 'refund', id);
  }
  if (!isDone || state !== 'failed') return;
  const error = 'The bank sent the refund back: the money is at the provider again.';
  const isReopened = await db.transaction(async (tx) => {
    if (!(await reopenRefund(tx, id))) return false;
    await deleteFailure(tx, 'refund', id);
    await recordFailure(tx, { kind: 'refund', id, error, forStaff: true }, clock());
    return true;
  });
  if (isReopened) log?.error({ code: 'REFUND_RETURNED', id, reference }, 'see npx staykit data audit');
}
