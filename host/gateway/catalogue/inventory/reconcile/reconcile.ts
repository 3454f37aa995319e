import { setTimeout } from 'node:timers/promises';
import type { Database, DatabaseLog } from '../../../database/database.ts';
import { parkDifferences } from '../../../selling/settle/settling-failures.ts';
import { dayInUtc } from '../../calendar-day.ts';
import { compareNights, type NightsDifference } from './compare-nights.ts';

/** Milliseconds after which searches must have followed a change: a difference that is gone by then was none. */
const FOLLOWED_MS = 5_000;

/** Parts of a reconciliation. */
export interface ReconcileParts {
  db: Database;
  /** The present instant in ms since 1970. */
  clock: () => number;
  /** Compares the read model of this process with calendars; absent: commands have none. */
  compareSearch?(): Promise<NightsDifference[]>;
  log: Pick<DatabaseLog, 'info'> & { error(details: object, message: string): void };
}

/**
 * Compares bookings, stock, calendars and searches of all hotels, and parks the differences for an operator. New ones
 * are logged. Returns all.
 */
export async function reconcile({
  db,
  clock,
  compareSearch,
  log,
}: ReconcileParts): Promise<NightsDifference[]> {
  const differences = await compareNights(db, dayInUtc(clock()));
  if (compareSearch && (await compareSearch()).length > 0) {
    await setTimeout(FOLLOWED_MS);
    differences.push(...(await compareSearch()));
  }
  const parked = differences.map((difference) => ({
    id: `hotel ${difference.hotelId} ${difference.what}`,
    error: described(difference),
  }));
  const isNew = new Set(await parkDifferences(db, parked, clock(), 'inventory'));
  for (const { id, error } of parked)
    if (isNew.has(id))
      log.error({ code: 'INVENTORY_DIFFERENCE', id, error }, 'see npx staykit inventory reconcile');
  return differences;
}

/** A difference in one line. */
export function described({ nights, night, expected, found }: NightsDifference): string {
  return `${nights} nights from ${night}: expected ${expected}, found ${found}`;
}
