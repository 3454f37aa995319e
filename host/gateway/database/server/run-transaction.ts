import type pg from 'pg';
import type { DatabaseLog, Queryable, TransactionOptions } from '../database.ts';
import { databaseFault, unavailable } from '../database-fault.ts';
import { UPKEEP_LIMITS } from './server-pool.ts';
import { inTransaction } from './server-transaction.ts';
import { createSemaphores } from './semaphore.ts';

/** Connections that are left for reads. */
const READS = 3;
const TRANSACTIONS = { waiting: 200, waitMs: 3_000 };
/**
 * Concurrent transactions per hotel: one holds the lock and two are queued at the server. Others wait without a
 * connection.
 */
const LOCKS = { places: 3, waiting: 100, waitMs: 5_000 };
/** Retries after a deadlock, and the longest delay before one in milliseconds. */
const RETRIES = 3;
const RETRY_MS = 40;

/** Rolls back a transaction that has to wait for a slot. */
class SlotUnavailable extends Error {
  readonly lock: string;

  constructor(lock: string) {
    super(`Others wait for ${lock}.`);
    this.name = 'NoTurn';
    this.lock = lock;
  }
}

/** Runs transactions on the primary's pool of `poolSize` connections. */
export function runTransactions(pool: pg.Pool, poolSize: number, log: DatabaseLog) {
  const transactions = createSemaphores({ ...TRANSACTIONS, places: poolSize - READS });
  const locks = createSemaphores(LOCKS);

  /** One attempt, with the slots in `held`; it may acquire more. */
  const once = async <T>(work: (tx: Queryable) => Promise<T>, held: Map<string, () => void>): Promise<T> => {
    const done = await transactions.acquire('all');
    if (!done) throw unavailable('slow');
    try {
      return await inTransaction(pool, { sql: 'begin' }, (tx) =>
        work({
          ...tx,
          lock(name, sql, parameters) {
            const free = held.has(name) ? undefined : locks.tryAcquire(name);
            if (free) held.set(name, free);
            if (!held.has(name)) throw new SlotUnavailable(name);
            return tx.query(sql, parameters);
          },
        }),
      );
    } finally {
      done();
    }
  };

  const run = async <T>(
    work: (tx: Queryable) => Promise<T>,
    options: TransactionOptions = {},
  ): Promise<T> => {
    if (options.upkeep) return inTransaction(pool, { sql: 'begin', limits: UPKEEP_LIMITS }, work);
    const held = new Map<string, () => void>();
    try {
      for (let retries = 0; ;) {
        try {
          return await once(work, held);
        } catch (error) {
          if (error instanceof SlotUnavailable) {
            const free = await locks.acquire(error.lock);
            if (!free) throw unavailable('locked');
            held.set(error.lock, free);
            continue;
          }
          const fault = databaseFault(error);
          if (fault === 'conflict' && retries < RETRIES) {
            retries += 1;
            await new Promise((resolve) => setTimeout(resolve, Math.random() * RETRY_MS));
            continue;
          }
          // Another transaction holds the lock for long: everybody who waits fails at once.
          if (fault === 'locked') for (const name of held.keys()) locks.rejectWaiting(name);
          if (fault === 'locked' || fault === 'slow')
            log.warn(
              { err: error, locks: [...held.keys()] },
              'a transaction was given up: others hold its rows',
            );
          throw error;
        }
      }
    } finally {
      for (const free of held.values()) free();
    }
  };
  return {
    run,
    /** Number of transactions that wait for a connection. */
    waiting: () => transactions.waiting('all'),
  };
}
