import { LRUCache } from 'lru-cache';

/** An answer as it is sent. */
export interface KeptAnswer {
  body: Buffer;
  etag: string;
}

/** What the cache did since it was made. */
export interface AnswerCacheStats {
  hits: number;
  misses: number;
  answers: number;
  bytes: number;
}

/** Answers of the process, by address and by the version of what they were made from. */
export interface AnswerCache {
  get(key: string): KeptAnswer | undefined;
  keep(key: string, answer: KeptAnswer): void;
  stats(): AnswerCacheStats;
}

/** What an answer takes besides its texts. */
const OVERHEAD_BYTES = 400;

/** A cache of at most so many bytes: what was not asked for the longest goes first. */
export function createAnswerCache(bytes: number): AnswerCache {
  const kept = new LRUCache<string, KeptAnswer>({
    maxSize: bytes,
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length + OVERHEAD_BYTES,
  });
  let hits = 0;
  let misses = 0;
  return {
    get(key) {
      const answer = kept.get(key);
      if (answer) hits += 1;
      else misses += 1;
      return answer;
    },
    keep: (key, answer) => void kept.set(key, answer),
    stats: () => ({ hits, misses, answers: kept.size, bytes: kept.calculatedSize }),
  };
}
