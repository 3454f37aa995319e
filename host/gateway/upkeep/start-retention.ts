import type { Database } from '../database/database.ts';
import { deleteExpired } from './retention.ts';

/** Milliseconds between two runs, and from the start of the process to the first. */
const DAY_MS = 24 * 3_600_000;
const FIRST_MS = 60_000;

/** Log of the runs. */
export interface RetentionLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/** Deletes data past its retention once a day. Returns the function that stops it. */
export function startRetention(db: Database, clock: () => number, log: RetentionLog): () => Promise<void> {
  let turning: Promise<void> | undefined;
  const turn = async () => {
    try {
      const swept = await db.transaction((tx) => deleteExpired(tx, new Date(clock()).toISOString()), {
        upkeep: true,
      });
      if (swept) log.info({ swept }, 'expired data was deleted');
    } catch (error) {
      log.warn({ err: error }, 'expired data could not be deleted; the next run tries again');
    }
  };
  const begin = () => {
    turning ??= turn().finally(() => {
      turning = undefined;
    });
  };
  const first = setTimeout(begin, FIRST_MS);
  const daily = setInterval(begin, DAY_MS);
  first.unref();
  daily.unref();
  return async () => {
    clearTimeout(first);
    clearInterval(daily);
    await turning;
  };
}
