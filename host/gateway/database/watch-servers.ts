import type { DatabaseLog, DatabaseState, ReplicaState } from './database.ts';

/** Milliseconds between two looks, and until one has failed. */
const EVERY_MS = 250;
const LOOK_MS = 1_000;
/** Milliseconds behind from which the replica is left, and up to which it is read again. */
const LEAVE_MS = 1_000;
const RETURN_MS = 500;
/** Looks in a row without an answer after which the primary is away: one may be an accident. */
const MISSES = 2;

/** Asks each server how far it is. Both reject, or never resolve, when the server does not answer. */
export interface Positions {
  /** Where the log of the primary (WAL) ends, in bytes. */
  primary(): Promise<number>;
  /** Up to where the replica has replayed it. */
  replica?: (() => Promise<number>) | undefined;
}

/** What is known of the servers. */
export interface ServerWatch {
  state(): DatabaseState;
  /** Calls `leave` when the replica stops answering. The function that comes back forgets it. */
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
        timer = setTimeout(() => resolve({ error: new Error(`no answer within ${LOOK_MS} ms`) }), LOOK_MS);
      }),
    ]);
  } catch (error) {
    return { error };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Looks at the primary and the replica four times a second: whether they answer, and how old the oldest change of the
 * primary is that the replica does not have. Every change of that is told in the log once.
 */
export function watchServers(
  positions: Positions,
  { log, now = () => performance.now() }: { log: DatabaseLog; now?: () => number },
): ServerWatch {
  let misses = 0;
  let primary: DatabaseState['database'] = 'up';
  let replica: ReplicaState = { state: 'used', lagMs: 0 };
  let replicaAnswered = now();
  /** Ends of the primary's log that the replica has not reached, the oldest first. */
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

  const noteReplica = (head: Answer, answer: Answer, asked: number): void => {
    const before = replica.state;
    if ('error' in answer) {
      replica = { state: 'away', lagMs: Math.round(now() - replicaAnswered) };
      if (before === 'away') return;
      log.warn({ err: answer.error }, 'the replica does not answer: the primary is read');
      for (const leave of leaving) leave(new Error('The replica does not answer.'));
      return;
    }
    replicaAnswered = now();
    if ('at' in head) ahead.push({ position: head.at, seen: asked });
    // Without the primary there is nothing to read but the replica, and nothing new to be behind of.
    else ahead = [];
    ahead = ahead.filter(({ position }) => position > answer.at);
    const lagMs = Math.round(ahead[0] ? now() - ahead[0].seen : 0);
    const isBehind = lagMs > (before === 'used' ? LEAVE_MS : RETURN_MS);
    replica = { state: isBehind ? 'behind' : 'used', lagMs };
    if (replica.state === before) return;
    if (isBehind) log.warn({ lagMs }, 'the replica is behind: the primary is read');
    else log.info({ lagMs }, 'the replica is read again');
  };

  const look = async (): Promise<void> => {
    const asked = now();
    const [head, answer] = await Promise.all([
      inTime(positions.primary),
      positions.replica && inTime(positions.replica),
    ]);
    // This process stood still itself: what came too late says nothing of the servers.
    if (now() - asked > 2 * LOOK_MS) return;
    notePrimary(head);
    if (answer) noteReplica(head, answer, asked);
  };

  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  const turn = (): void => {
    looking = look().then(() => {
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
      await looking;
    },
  };
}
