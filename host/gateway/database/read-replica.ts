import { databaseFault } from './database-fault.ts';
import type { Reader } from './database.ts';
import type { ServerWatch } from './watch-servers.ts';

/**
 * Reads from the replica, and from the primary while the replica is away or behind: nobody notices but the log. A read
 * that fails half way is made again from its beginning.
 */
export function readReplica(
  replica: Reader,
  primary: Reader,
  { state, onReplicaAway }: Pick<ServerWatch, 'state' | 'onReplicaAway'>,
): Reader {
  const read = async <T>(from: (reader: Reader) => Promise<T>): Promise<T> => {
    if (state().replica?.state !== 'used') return from(primary);
    // A server that stands still never answers: whoever waits for it is told by the watch.
    const left = Promise.withResolvers<never>();
    let isLeft = false;
    const forget = onReplicaAway((reason) => {
      isLeft = true;
      left.reject(reason);
    });
    try {
      return await Promise.race([from(replica), left.promise]);
    } catch (error) {
      if (!isLeft && !databaseFault(error)) throw error;
      return await from(primary);
    } finally {
      forget();
    }
  };

  return {
    query: (sql, parameters) => read((reader) => reader.query(sql, parameters)),
    snapshot: (work) => read((reader) => reader.snapshot(work)),
  };
}
