import { Redis } from 'ioredis';
import type { SharedStore, StoreLog } from '../shared-store.ts';
import { createProcessStore } from './process-store.ts';

/** Everything of ours in a Redis that others may use too. */
const PREFIX = 'staykit:';
/** Longer than that no request waits for Redis, in ms: the process then counts by itself. */
const PATIENCE_MS = 200;
/** Longest pause between two tries to reach a Redis that is away, in ms. */
const LONGEST_PAUSE_MS = 2_000;

/** One step in Redis, so that two processes never open the same window twice. */
const COUNT = `
local count = redis.call('INCR', KEYS[1])
local left = redis.call('PTTL', KEYS[1])
if left < 0 then
  redis.call('PEXPIRE', KEYS[1], ARGV[1])
  left = tonumber(ARGV[1])
end
return {count, left}`;

/** A store that all processes with the same Redis share. Works on, alone, while Redis is away. */
export function createRedisStore(
  redisUrl: string,
  log: StoreLog,
  alone: SharedStore = createProcessStore(),
): SharedStore {
  const redis = new Redis(redisUrl, {
    keyPrefix: PREFIX,
    // A command that cannot be sent at once is answered by this process: nobody waits for a Redis that is away.
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
    log.warn({ err: error }, 'Redis does not answer: this process counts and remembers by itself');
  };
  redis.on('error', lost);
  redis.on('ready', () => {
    if (away) log.info({}, 'Redis answers again');
    away = false;
  });

  /** What Redis says, or this process where Redis says nothing. */
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
