import type { DatabaseLog, DatabaseState, ReplicaState } from '../database.ts';

/** Milliseconds between two checks, and time-out of a check. */
const EVERY_MS = 250;
const CHECK_MS = 1_000;
/** Replica lag in milliseconds from which it is no longer read, and below which it is read again. */
const LEAVE_MS = 1_000;
const RETURN_MS = 500;
/** Failed checks in a row until the primary counts as away. */
const MISSES = 2;

/** Reads the WAL positions. Both reject, or hang, if the server does not answer. */
export interface Positions {
  /** WAL position of the primary, in bytes. */
  primary(): Promise<number>;
  /** Replayed WAL position of the replica, in bytes. */
  replica?: (() => Promise<number>) | undefined;
}

/** What the watch knows of the servers. */
export interface ServerWatch {
  state(): DatabaseState;
  /** Calls `leave` when the replica stops answering. Returns the function that unsubscribes. */
  onReplicaAway(leave: (reason: Error) => void): () => void;
  stop(): Promise<void>;
}

type Answer = { at: number } | { error: unknown };

async function inTime(position: () => Promise<number>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  try {
    return await Promise.race([
      position().then((at) => ({ at })),
      new Promise<Answer>((resolve) => {
        timer = setTimeout(() => resolve({ error: new Error(`no answer within ${CHECK_MS} ms`) }), CHECK_MS);
      }),
    ]);
  } catch (error) {
    return { error };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Checks primary and replica four times a second: whether they answer, and the replica lag. Each change is logged
 * once.
 */
export function watchServers(
  positions: Positions,
  { log, now = () => performance.now() }: { log: DatabaseLog; now?: () => number },
): ServerWatch {
  let misses = 0;
  let primary: DatabaseState['database'] = 'up';
  let replica: ReplicaState = { state: 'used', lagMs: 0 };
  let replicaAnswered = now();
  /** WAL positions of the primary that the replica has not replayed, oldest first. */
  let ahead: { position: number; seen: number }[] = [];
  const leaving = new Set<(reason: Error) => void>();

  const notePrimary = (answer: Answer): void => {
    misses = 'error' in answer ? misses + 1 : 0;
    if (primary === 'up' && misses >= MISSES) {
      primary = 'away';
      log.warn(
        { err: (answer as { error: unknown }).error },
        'the primary does not answer: searches go on, quotes and sales are refused',
      );
    } else if (primary === 'away' && misses === 0) {
      primary = 'up';
      log.info({}, 'the primary answers again');
    }
  };

  const updateReplica = (head: Answer, answer: Answer, sentAt: number): void => {
    const before = replica.state;
    if ('error' in answer) {
      replica = { state: 'away', lagMs: Math.round(now() - replicaAnswered) };
      if (before === 'away') return;
      log.warn({ err: answer.error }, 'the replica does not answer: the primary is read');
      for (const leave of leaving) leave(new Error('The replica does not answer.'));
      return;
    }
    replicaAnswered = now();
    if ('at' in head) ahead.push({ position: head.at, seen: sentAt });
    // Without the primary, the replica is the only source and cannot lag.
    else ahead = [];
    ahead = ahead.filter(({ position }) => position > answer.at);
    const lagMs = Math.round(ahead[0] ? now() - ahead[0].seen : 0);
    const isBehind = lagMs > (before === 'used' ? LEAVE_MS : RETURN_MS);
    replica = { state: isBehind ? 'behind' : 'used', lagMs };
    if (replica.state === before) return;
    if (isBehind) log.warn({ lagMs }, 'the replica is behind: the primary is read');
    else log.info({ lagMs }, 'the replica is read again');
  };

  const check = async (): Promise<void> => {
    const sentAt = now();
    const [head, answer] = await Promise.all([
      inTime(positions.primary),
      positions.replica && inTime(positions.replica),
    ]);
    // This process itself was suspended: a late answer says nothing about the servers.
    if (now() - sentAt > 2 * CHECK_MS) return;
    notePrimary(head);
    if (answer) updateReplica(head, answer, sentAt);
  };

  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let checking: Promise<void> = Promise.resolve();
  const turn = (): void => {
    checking = check().then(() => {
      if (stopped) return;
      timer = setTimeout(turn, EVERY_MS);
      timer.unref();
    });
  };
  turn();
  return {
    state: () => ({ database: primary, ...(positions.replica && { replica }) }),
    onReplicaAway(leave) {
      leaving.add(leave);
      return () => leaving.delete(leave);
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await checking;
    },
  };
}
