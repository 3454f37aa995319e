import type { Database, DatabaseLog } from '../database/database.ts';

/** Milliseconds between two looks where no notice came: half of what a search may be behind. */
const POLL_MS = 1_000;
/** Notices that come together are looked after together. */
const GATHER_MS = 50;
/** Milliseconds between two looks while they fail: what was sold is known two seconds after the database is back. */
const PAUSE_MS = 1_500;

/** What is followed, and how. */
export interface FollowOptions {
  db: Pick<Database, 'listen'>;
  channels: readonly string[];
  /** Looks for changes and takes them over; rejects when that failed. */
  look: () => Promise<void>;
  log: DatabaseLog;
  pollMs?: number;
}

/**
 * Looks for changes at every notice and every second, one look at a time. That looks fail is told once, and they are
 * made again until one succeeds; what is known goes on answering. Returns the function that ends it.
 */
export async function followChanges(options: FollowOptions): Promise<() => Promise<void>> {
  const { db, channels, look, log, pollMs = POLL_MS } = options;
  let stopped = false;
  let failures = 0;
  let looking: Promise<void> | undefined;
  let noticed = false;
  let timer: NodeJS.Timeout | undefined;

  const wait = (ms: number) => {
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(turn, ms);
    timer.unref();
  };

  function turn(): void {
    if (looking || stopped) return;
    noticed = false;
    looking = look()
      .then(() => {
        if (failures > 0) log.info({ failures }, 'the catalogue is followed again');
        failures = 0;
      })
      .catch((error: unknown) => {
        failures += 1;
        if (failures === 1) log.warn({ err: error }, 'changes of the catalogue could not be read');
      })
      .finally(() => {
        looking = undefined;
        wait(failures > 0 ? PAUSE_MS : noticed ? GATHER_MS : pollMs);
      });
  }

  const onNotice = () => {
    noticed = true;
    if (!looking && failures === 0) wait(GATHER_MS);
  };
  const silences = await Promise.all(channels.map((channel) => db.listen(channel, onNotice)));
  wait(pollMs);
  return async () => {
    stopped = true;
    clearTimeout(timer);
    for (const silence of silences) await silence();
    await looking;
  };
}
