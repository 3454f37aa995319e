import type { Database } from '../database/database.ts';
import { sweepOld } from '../repositories/retention.ts';

/** Milliseconds between two turns of a process, and from its start to the first. */
const DAY_MS = 24 * 3_600_000;
const FIRST_MS = 60_000;

/** Told how a turn went. */
export interface TurnLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/** Removes what was kept long enough, once a day while the process runs. Gives the end of it. */
export function startDailyTurn(db: Database, clock: () => number, log: TurnLog): () => Promise<void> {
  let turning: Promise<void> | undefined;
  const turn = async () => {
    try {
      const swept = await db.transaction((tx) => sweepOld(tx, new Date(clock()).toISOString()), {
        upkeep: true,
      });
      if (swept) log.info({ swept }, 'what was kept long enough was removed');
    } catch (error) {
      log.warn({ err: error }, 'what was kept long enough could not be removed; the next turn tries again');
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
