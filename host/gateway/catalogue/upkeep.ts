import type { Database, DatabaseLog } from '../database/database.ts';
import { pruneHotelChanges } from '../repositories/change-log.ts';
import { dayInUtc } from '../calendar-day.ts';
import { rollForward } from './roll-forward.ts';

/** Milliseconds from the start to the first turn, and from turn to turn. */
const FIRST_MS = 20_000;
const EVERY_MS = 1_800_000;

/** What is kept up. */
export interface UpkeepOptions {
  db: Database;
  log: DatabaseLog;
  /** The present instant in ms since 1970. */
  clock: () => number;
}

/**
 * Keeps the catalogue sellable while a shop runs: calendars are rolled forward every day, old changes deleted. A turn
 * that fails is told and made again at the next. Returns the function that ends it.
 */
export function startUpkeep({ db, log, clock }: UpkeepOptions): () => Promise<void> {
  let turning = Promise.resolve();
  const turn = () => {
    turning = turning
      .then(async () => {
        const today = dayInUtc(clock());
        const hotels = await rollForward(db, today);
        if (hotels > 0) log.info({ hotels, today }, 'calendars were rolled forward');
        await db.transaction(pruneHotelChanges, { upkeep: true });
      })
      .catch((error: unknown) => log.warn({ err: error }, 'the catalogue could not be kept up'));
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
