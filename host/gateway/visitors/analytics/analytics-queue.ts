import type { Queryable } from '../../database/database.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import { insertEvents, type CollectedEvents } from './analytics-repository.ts';

/** Most letters of JSON that wait in memory, about 8 MB: what comes above it is dropped, and counted. */
const MOST_WAITING = 8_000_000;
/** Payloads of one statement. */
const BATCH = 500;

/** Payloads of pages that wait in memory, so that the sales database gets them in batches. */
export interface AnalyticsQueue {
  /** Adds a payload. Drops it when the queue is full. */
  add(pos: string, payload: object): void;
  /** Writes the waiting payloads to the outbox. Rejects if the database is away: they go on waiting then. */
  flush(): Promise<void>;
  /** Number of dropped payloads since the last call. */
  takeDropped(): number;
}

/** Opens a queue in front of the outbox of a database. */
export function createAnalyticsQueue(
  db: Queryable,
  clock: () => number,
  mostWaiting = MOST_WAITING,
): AnalyticsQueue {
  let waiting: (CollectedEvents & { letters: number })[] = [];
  let letters = 0;
  let dropped = 0;
  const remove = (batch: readonly { letters: number }[]) => {
    waiting = waiting.slice(batch.length);
    letters -= batch.reduce((sum, each) => sum + each.letters, 0);
  };
  return {
    add(pos, payload) {
      const more = JSON.stringify(payload).length;
      if (letters + more > mostWaiting) {
        dropped += 1;
        return;
      }
      letters += more;
      waiting.push({ pos, payload, letters: more });
    },
    async flush() {
      while (waiting.length > 0) {
        const batch = waiting.slice(0, BATCH);
        const stored = batch.map(({ pos, payload }) => ({ pos, payload }));
        try {
          await insertEvents(db, stored, new Date(clock()).toISOString());
          remove(batch);
        } catch (error) {
          // What the database refuses for itself must not hold up what comes after it.
          if (!(error instanceof GatewayError)) {
            remove(batch);
            dropped += batch.length;
          }
          throw error;
        }
      }
    },
    takeDropped() {
      const told = dropped;
      dropped = 0;
      return told;
    },
  };
}
