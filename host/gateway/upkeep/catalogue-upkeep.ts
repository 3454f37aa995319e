import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { Database, DatabaseLog } from '../database/database.ts';
import { pruneHotelChanges } from '../catalogue/store/change-log.ts';
import { dayInUtc } from '../catalogue/calendar-day.ts';

/** Milliseconds from the start to the first run, and between two runs. */
const FIRST_MS = 20_000;
const EVERY_MS = 1_800_000;

/** Options of `startUpkeep`. */
export interface UpkeepOptions {
  db: Database;
  log: DatabaseLog;
  /** The present instant in ms since 1970. */
  clock: () => number;
  /** Continues all calendars to a day and returns how many changed. */
  rollForward: (db: Database, today: PlainDate) => Promise<number>;
}

/**
 * Maintains the catalogue while a shop runs: continues calendars every day and deletes old change records. A failed run
 * is logged and repeated at the next. Returns the function that stops it.
 */
export function startUpkeep({ db, log, clock, rollForward }: UpkeepOptions): () => Promise<void> {
  let turning = Promise.resolve();
  const turn = () => {
    turning = turning
      .then(async () => {
        const today = dayInUtc(clock());
        const hotels = await rollForward(db, today);
        if (hotels > 0) log.info({ hotels, today }, 'calendars were rolled forward');
        await db.transaction(pruneHotelChanges, { upkeep: true });
      })
      .catch((error: unknown) => log.warn({ err: error }, 'calendars could not be rolled forward'));
  };
  const first = setTimeout(turn, FIRST_MS);
  const timer = setInterval(turn, EVERY_MS);
  first.unref();
  timer.unref();
  return async () => {
    clearTimeout(first);
    clearInterval(timer);
    await turning;
  };
}
