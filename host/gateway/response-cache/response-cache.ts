import { LRUCache } from 'lru-cache';

/** A serialized answer and its ETag. */
export interface CachedResponse {
  body: Buffer;
  etag: string;
}

/** Statistics since the start. */
export interface ResponseCacheStats {
  hits: number;
  misses: number;
  answers: number;
  bytes: number;
}

/** Serialized answers in memory, by cache key. */
export interface ResponseCache {
  get(key: string): CachedResponse | undefined;
  set(key: string, answer: CachedResponse): void;
  stats(): ResponseCacheStats;
}

/** Estimated overhead of an entry in bytes. */
const OVERHEAD_BYTES = 400;

/** An LRU cache of at most `bytes` bytes. */
export function createResponseCache(bytes: number): ResponseCache {
  const cached = new LRUCache<string, CachedResponse>({
    maxSize: bytes,
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length + OVERHEAD_BYTES,
  });
  let hits = 0;
  let misses = 0;
  return {
    get(key) {
      const answer = cached.get(key);
      if (answer) hits += 1;
      else misses += 1;
      return answer;
    },
    set: (key, answer) => void cached.set(key, answer),
    stats: () => ({ hits, misses, answers: cached.size, bytes: cached.calculatedSize }),
  };
}
