import { databaseFault } from '../database-fault.ts';
import type { Reader } from '../database.ts';
import type { ServerWatch } from './watch-servers.ts';

/**
 * Reads from the replica, or from the primary while the replica is away or lags. A read that fails half-way is
 * repeated from the start.
 */
export function readReplica(
  replica: Reader,
  primary: Reader,
  { state, onReplicaAway }: Pick<ServerWatch, 'state' | 'onReplicaAway'>,
): Reader {
  const read = async <T>(from: (reader: Reader) => Promise<T>): Promise<T> => {
    if (state().replica?.state !== 'used') return from(primary);
    // A hung server never answers: the watch rejects the reads that wait for it.
    const left = Promise.withResolvers<never>();
    let isLeft = false;
    const unsubscribe = onReplicaAway((reason) => {
      isLeft = true;
      left.reject(reason);
    });
    try {
      return await Promise.race([from(replica), left.promise]);
    } catch (error) {
      if (!isLeft && !databaseFault(error)) throw error;
      return await from(primary);
    } finally {
      unsubscribe();
    }
  };

  return {
    query: (sql, parameters) => read((reader) => reader.query(sql, parameters)),
    snapshot: (work) => read((reader) => reader.snapshot(work)),
  };
}
