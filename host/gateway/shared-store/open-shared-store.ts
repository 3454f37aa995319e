import type { SharedStore, StoreLog } from '../shared-store.ts';
import { createProcessStore } from './process-store.ts';

/** The store of `REDIS_URL`, or one of this process alone without it. */
export async function openSharedStore(redisUrl: string | undefined, log: StoreLog): Promise<SharedStore> {
  if (redisUrl === undefined) return createProcessStore();
  // Imported here, so that a shop without Redis never loads its client.
  const { createRedisStore } = await import('./redis-store.ts');
  return createRedisStore(redisUrl, log);
}
