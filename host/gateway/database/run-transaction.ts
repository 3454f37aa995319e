import type pg from 'pg';
import type { DatabaseLog, Queryable, TransactionOptions } from './database.ts';
import { databaseFault, unavailable } from './database-fault.ts';
import { CONNECTIONS, NO_LIMITS } from './server-pool.ts';
import { inTransaction } from './server-transaction.ts';
import { createTurns } from './turns.ts';

/** Transactions of a process at a time: some connections stay for quotes and other reads, whatever is locked. */
const TRANSACTIONS = { places: CONNECTIONS - 3, waiting: 200, waitMs: 3_000 };
/** Transactions of one hotel at a time: one has the lock, the next two are ready for it. A crowd waits behind them. */
const LOCKS = { places: 3, waiting: 100, waitMs: 5_000 };
/** Times that a transaction is made again after a deadlock, and the most milliseconds before it. */
const RETRIES = 3;
const RETRY_MS = 40;

/** Ends a transaction that has to wait for its turn, before it waits. */
class NoTurn extends Error {
  readonly lock: string;

  constructor(lock: string) {
    super(`Others wait for ${lock}.`);
    this.name = 'NoTurn';
    this.lock = lock;
  }
}

/** Runs transactions of visitors and of upkeep on the pool of a primary. */
export function runTransactions(pool: pg.Pool, log: DatabaseLog) {
  const transactions = createTurns(TRANSACTIONS);
  const locks = createTurns(LOCKS);

  /** One try, with the turns that it has in `held`; it may take more. */
  const once = async <T>(work: (tx: Queryable) => Promise<T>, held: Map<string, () => void>): Promise<T> => {
    const done = await transactions.take('all');
    if (!done) throw unavailable('slow');
    try {
      return await inTransaction(pool, { sql: 'begin' }, (tx) =>
        work({
          ...tx,
          lock(name, sql, parameters) {
            const free = held.has(name) ? undefined : locks.tryTake(name);
            if (free) held.set(name, free);
            if (!held.has(name)) throw new NoTurn(name);
            return tx.query(sql, parameters);
          },
        }),
      );
    } finally {
      done();
    }
  };

  return async <T>(work: (tx: Queryable) => Promise<T>, options: TransactionOptions = {}): Promise<T> => {
    if (options.upkeep) return inTransaction(pool, { sql: 'begin', limits: NO_LIMITS }, work);
    const held = new Map<string, () => void>();
    try {
      for (let retries = 0; ;) {
        try {
          return await once(work, held);
        } catch (error) {
          if (error instanceof NoTurn) {
            const free = await locks.take(error.lock);
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
          // Somebody else holds it for long: those who wait for their turn are told at once.
          if (fault === 'locked') for (const name of held.keys()) locks.sendAway(name);
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
}
