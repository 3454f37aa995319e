import type { DatabaseLog, Reader } from './database.ts';

/** Milliseconds after which a replica that failed is asked again. */
const PAUSE_MS = 5_000;

/** SQLSTATE classes of a server that goes, comes or was cut off; anything else is the question's own fault. */
const AWAY = /^(08|57P|53|40001|55006)/;

/** Whether the replica failed, and not what was asked of it. Errors of the network have no SQLSTATE. */
function isAway(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code) || AWAY.test(code);
}

/**
 * Reads from the replica, and from the primary while the replica is away: nobody notices but the log. A read that
 * fails half way is made again from its beginning.
 */
export function readReplica(
  replica: Reader,
  primary: Reader,
  log: DatabaseLog,
  clock: () => number = Date.now,
): Reader {
  let awayUntil = 0;

  const read = async <T>(from: (reader: Reader) => Promise<T>): Promise<T> => {
    if (clock() < awayUntil) return from(primary);
    try {
      const answer = await from(replica);
      if (awayUntil > 0) log.info({}, 'the replica answers again');
      awayUntil = 0;
      return answer;
    } catch (error) {
      if (!isAway(error)) throw error;
      if (awayUntil === 0) log.warn({ err: error }, 'the replica does not answer: the primary is read');
      awayUntil = clock() + PAUSE_MS;
      return from(primary);
    }
  };

  return {
    query: (sql, parameters) => read((reader) => reader.query(sql, parameters)),
    snapshot: (work) => read((reader) => reader.snapshot(work)),
  };
}
