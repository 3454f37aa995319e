import type { Database, DatabaseLog } from '../../database/database.ts';

/** Polling interval in milliseconds without notifications: half of the allowed delay of searches. */
const POLL_MS = 1_000;
/** Notifications within this time are handled together. */
const GATHER_MS = 50;
/** Retry interval in milliseconds after a failure: sales are visible two seconds after the database is back. */
const PAUSE_MS = 1_500;

/** Options of `followChanges`. */
export interface FollowOptions {
  db: Pick<Database, 'listen'>;
  channels: readonly string[];
  /** Reads and applies changes; rejects on failure. */
  update: () => Promise<void>;
  log: DatabaseLog;
  pollMs?: number;
}

/**
 * Reads changes at every notification and every second, one read at a time. Failures are logged once and retried; the
 * last known state stays in use. Returns the function that stops it.
 */
export async function followChanges(options: FollowOptions): Promise<() => Promise<void>> {
  const { db, channels, update, log, pollMs = POLL_MS } = options;
  let stopped = false;
  let failures = 0;
  let updating: Promise<void> | undefined;
  let noticed = false;
  let timer: NodeJS.Timeout | undefined;

  const wait = (ms: number) => {
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(turn, ms);
    timer.unref();
  };

  function turn(): void {
    if (updating || stopped) return;
    noticed = false;
    updating = update()
      .then(() => {
        if (failures > 0) log.info({ failures }, 'changes of the catalogue are read again');
        failures = 0;
      })
      .catch((error: unknown) => {
        failures += 1;
        if (failures === 1) log.warn({ err: error }, 'changes of the catalogue could not be read');
      })
      .finally(() => {
        updating = undefined;
        wait(failures > 0 ? PAUSE_MS : noticed ? GATHER_MS : pollMs);
      });
  }

  const onNotice = () => {
    // The first notification schedules the read: later ones must not postpone it.
    if (noticed) return;
    noticed = true;
    if (!updating && failures === 0) wait(GATHER_MS);
  };
  const silences = await Promise.all(channels.map((channel) => db.listen(channel, onNotice)));
  wait(pollMs);
  return async () => {
    stopped = true;
    clearTimeout(timer);
    for (const silence of silences) await silence();
    await updating;
  };
}
