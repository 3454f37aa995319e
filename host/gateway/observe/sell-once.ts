import type { Database, Queryable } from '../database/database.ts';
import { report, type ObservedEvents } from './observe.ts';

/**
 * Runs a transaction that may confirm a sale, and reports the sale once it is committed: the transaction may run again
 * after a conflict, also one at its commit. `work` calls `sold` when it has confirmed one.
 */
export async function sellOnce<T>(
  db: Pick<Database, 'transaction'>,
  kind: ObservedEvents['sale']['kind'],
  work: (tx: Queryable, sold: () => void) => Promise<T>,
): Promise<T> {
  let isSold = false;
  const result = await db.transaction((tx) => {
    isSold = false;
    return work(tx, () => (isSold = true));
  });
  if (isSold) report('sale', { kind });
  return result;
}
