import { Redis } from 'ioredis';
import type { SharedStore, StoreLog } from './shared-store.ts';
import { createMemoryStore } from './memory-store.ts';

/** Key prefix: the Redis may be shared with other applications. */
const PREFIX = 'staykit:';
/** Time limit of a Redis command in ms; after it the in-memory store answers. */
const PATIENCE_MS = 200;
/** Longest pause between two reconnects, in ms. */
const LONGEST_PAUSE_MS = 2_000;

/** One atomic script, so that two processes never open one window twice. */
const COUNT = `
local count = redis.call('INCR', KEYS[1])
local left = redis.call('PTTL', KEYS[1])
if left < 0 then
  redis.call('PEXPIRE', KEYS[1], ARGV[1])
  left = tonumber(ARGV[1])
end
return {count, left}`;

/** A Redis store with an in-memory fallback while Redis does not answer. */
export function createRedisStore(
  redisUrl: string,
  log: StoreLog,
  alone: SharedStore = createMemoryStore(),
): SharedStore {
  const redis = new Redis(redisUrl, {
    keyPrefix: PREFIX,
    // Commands fail at once while Redis is disconnected, instead of queueing.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    commandTimeout: PATIENCE_MS,
    retryStrategy: (times) => Math.min(LONGEST_PAUSE_MS, times * 100),
    reconnectOnError: () => false,
  });
  let away = false;
  const lost = (error: unknown): void => {
    if (away) return;
    away = true;
    log.warn({ err: error }, 'Redis does not answer: this process uses its own memory');
  };
  redis.on('error', lost);
  redis.on('ready', () => {
    if (away) log.info({}, 'Redis answers again');
    away = false;
  });

  /** The answer of Redis, or that of the in-memory store if Redis fails. */
  const ask = async <T>(question: () => Promise<T>, otherwise: () => Promise<T>): Promise<T> => {
    if (redis.status !== 'ready') return otherwise();
    try {
      return await question();
    } catch (error) {
      lost(error);
      return otherwise();
    }
  };

  return {
    kind: 'redis',
    count: (key, windowMs) =>
      ask(
        async () => {
          const [count, remainingMs] = (await redis.eval(COUNT, 1, key, windowMs)) as [number, number];
          return { count, remainingMs };
        },
        () => alone.count(key, windowMs),
      ),
    get: (key) =>
      ask(
        async () => (await redis.get(key)) ?? undefined,
        () => alone.get(key),
      ),
    set: (key, value, lifeMs) =>
      ask(
        async () => void (await redis.set(key, value, 'PX', lifeMs)),
        () => alone.set(key, value, lifeMs),
      ),
    remove: (key) =>
      ask(
        async () => void (await redis.del(key)),
        () => alone.remove(key),
      ),
    async close() {
      redis.disconnect();
      await alone.close();
    },
  };
}
