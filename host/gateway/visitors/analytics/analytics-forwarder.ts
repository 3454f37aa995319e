import type { Database } from '../../database/database.ts';
import { deleteEvents, markForwarded, takeEvents, tryLater } from './analytics-repository.ts';

/** Receives events; rejects if they were not accepted. */
export type AnalyticsSink = (pos: string, payload: unknown) => Promise<void>;

const AT_A_TURN = 50;
/** Lease in milliseconds, after which another process retries the events of a crashed one. */
const LEASE_MS = 60_000;
/** Attempts before events are dropped: about a day with the delays between them. */
const MOST_TRIES = 12;
const LONGEST_PAUSE_MS = 6 * 3_600_000;
const PATIENCE_MS = 5_000;

/** Forwards due events from the outbox once. Returns the number of accepted payloads. */
export async function forwardAnalytics(
  db: Database,
  sink: AnalyticsSink,
  clock: () => number,
): Promise<number> {
  const at = (instant: number) => new Date(instant).toISOString();
  const now = clock();
  const waiting = await takeEvents(db, at(now), at(now + LEASE_MS), AT_A_TURN);
  let taken = 0;
  for (const { id, pos, payload, attempts } of waiting) {
    try {
      await sink(pos, payload);
      await markForwarded(db, id, at(clock()));
      taken += 1;
    } catch {
      if (attempts >= MOST_TRIES) await deleteEvents(db, id);
      else await tryLater(db, id, at(clock() + Math.min(LONGEST_PAUSE_MS, 30_000 * 2 ** attempts)));
    }
  }
  return taken;
}

/** A sink that posts events as JSON to `{url}/{pos}`. */
export function httpSink(url: string, ask: typeof fetch = fetch): AnalyticsSink {
  return async (pos, payload) => {
    const answer = await ask(`${url.replace(/\/$/, '')}/${pos}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`analytics answered ${answer.status}`);
  };
}
