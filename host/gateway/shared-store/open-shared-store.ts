import type { SharedStore, StoreLog } from './shared-store.ts';
import { createMemoryStore } from './memory-store.ts';

/** The Redis store of `REDIS_URL`, or an in-memory store without it. */
export async function openSharedStore(redisUrl: string | undefined, log: StoreLog): Promise<SharedStore> {
  if (redisUrl === undefined) return createMemoryStore();
  // Imported here, so that a shop without Redis does not load the client.
  const { createRedisStore } = await import('./redis-store.ts');
  return createRedisStore(redisUrl, log);
}
