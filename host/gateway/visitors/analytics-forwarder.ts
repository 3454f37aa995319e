import type { Database } from '../database/database.ts';
import { deleteEvents, markForwarded, takeEvents, tryLater } from '../repositories/analytics-repository.ts';

/** Where events are handed on to; rejects when they were not taken. */
export type AnalyticsSink = (pos: string, payload: unknown) => Promise<void>;

const AT_A_TURN = 50;
/** Milliseconds after which events of a process that died are tried by another. */
const LEASE_MS = 60_000;
/** Tries before events are given up: about a day with the pauses between them. */
const MOST_TRIES = 12;
const LONGEST_PAUSE_MS = 6 * 3_600_000;
const PATIENCE_MS = 5_000;

/** Hands on what waits in the outbox, one turn. Gives the number of payloads that were taken. */
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

/** Posts events as JSON to `{url}/{pos}`. */
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
