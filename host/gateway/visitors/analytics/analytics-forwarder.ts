import type { Database } from '../../database/database.ts';
import { settleEvents, takeEvents, type WaitingEvents } from './analytics-repository.ts';

/** Receives events; rejects if they were not accepted. */
export type AnalyticsSink = (pos: string, payload: unknown) => Promise<void>;

/** Payloads of a batch, of which so many are sent at a time. */
const BATCH = 500;
const AT_A_TIME = 10;
/** Batches of a turn: with a turn every five seconds, a process hands on at most 1,000 payloads a second. */
const BATCHES = 10;
/** Lease in milliseconds, after which another process retries the events of a crashed one. */
const LEASE_MS = 300_000;
/** Attempts before events are dropped: about a day with the delays between them. */
const MOST_TRIES = 12;
const LONGEST_PAUSE_MS = 6 * 3_600_000;
const PATIENCE_MS = 5_000;

/** Forwards due events from the outbox once, batch by batch. Returns the number of accepted payloads. */
export async function forwardAnalytics(
  db: Database,
  sink: AnalyticsSink,
  clock: () => number,
): Promise<number> {
  let taken = 0;
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const now = clock();
    const waiting = await takeEvents(db, at(now), at(now + LEASE_MS), BATCH);
    const accepted = await sendBatch(db, waiting, sink, clock);
    taken += accepted;
    // A sink that refuses is asked again in the next turn.
    if (waiting.length < BATCH || accepted < waiting.length) break;
  }
  return taken;
}

/** Sends payloads, some at a time, and stores what became of them in one go. Returns the number of accepted ones. */
async function sendBatch(
  db: Database,
  waiting: readonly WaitingEvents[],
  sink: AnalyticsSink,
  clock: () => number,
): Promise<number> {
  const accepted: number[] = [];
  const dropped: number[] = [];
  const later = new Map<number, string>();
  for (let from = 0; from < waiting.length; from += AT_A_TIME) {
    const sending = waiting.slice(from, from + AT_A_TIME).map(async ({ id, pos, payload, attempts }) => {
      try {
        await sink(pos, payload);
        accepted.push(id);
      } catch {
        if (attempts >= MOST_TRIES) dropped.push(id);
        else later.set(id, at(clock() + Math.min(LONGEST_PAUSE_MS, 30_000 * 2 ** attempts)));
      }
    });
    await Promise.all(sending);
  }
  await settleEvents(db, { accepted, later, dropped }, at(clock()));
  return accepted.length;
}

const at = (instant: number) => new Date(instant).toISOString();

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
