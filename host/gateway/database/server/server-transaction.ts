import type pg from 'pg';
import { databaseFault } from '../database-fault.ts';
import type { Queryable } from '../database.ts';
import { queryable, type TimeLimits } from './server-pool.ts';

/** How a transaction begins, and its limits where they differ from the pool's. */
export interface Begin {
  /** `begin` with its isolation level. */
  sql: string;
  limits?: TimeLimits;
}

const ownLimits = ({ lockMs, statementMs, idleMs }: TimeLimits): string =>
  `; set local lock_timeout = ${lockMs}; set local statement_timeout = ${statementMs};
  set local idle_in_transaction_session_timeout = ${idleMs}`;

/** Runs `work` once in a transaction of a pool. Rejects with the driver's errors. */
export async function inTransaction<T>(
  pool: pg.Pool,
  { sql, limits }: Begin,
  work: (tx: Queryable) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  const tx = queryable(client, limits?.answerMs);
  let broken: Error | undefined;
  try {
    await tx.script(limits ? sql + ownLimits(limits) : sql);
    const result = await work(tx);
    await tx.script('commit');
    return result;
  } catch (error) {
    // A connection that broke, or cannot roll back, is discarded: the server rolls back by itself.
    if (databaseFault(error) === 'away') broken = error as Error;
    else
      await tx.script('rollback').catch((reason: Error) => {
        broken = reason;
      });
    throw error;
  } finally {
    client.release(broken);
  }
}
