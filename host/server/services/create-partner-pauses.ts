import type { Database } from '@staykit/gateway/database/database.ts';
import { pausedMinisites } from '@staykit/gateway/selling/partner-pauses.ts';
import { runPeriodically } from './run-periodically.ts';
import type { ServiceLog } from './service-log.ts';

/** Milliseconds after which every process knows that a partner was paused or resumed. */
const READ_MS = 5_000;

/** Keeps in mind which partners staff paused: pages ask for it at every request. */
export async function createPartnerPauses(
  db: Database,
  log: ServiceLog,
): Promise<{ isPaused(minisiteId: number): boolean; stop(): Promise<void> }> {
  const read = async () => new Set(await pausedMinisites(db.reader));
  let paused = await read();
  const stop = runPeriodically(
    READ_MS,
    async () => {
      paused = await read();
    },
    (err) => log.warn({ err, code: 'PAUSES_NOT_READ' }, 'which partners are paused could not be read'),
  );
  return { isPaused: (minisiteId) => paused.has(minisiteId), stop };
}
