import type { SharedStore } from './shared-store.ts';

interface Entry {
  value: string;
  count: number;
  /** Expiry in ms since 1970. */
  until: number;
}

/** Maximum number of keys, which bounds memory; the oldest are dropped. */
const MOST_KEYS = 50_000;

/** A store in the memory of this process. */
export function createMemoryStore(clock: () => number = Date.now): SharedStore {
  const entries = new Map<string, Entry>();

  const live = (key: string): Entry | undefined => {
    const entry = entries.get(key);
    if (entry === undefined || entry.until > clock()) return entry;
    entries.delete(key);
    return undefined;
  };

  const store = (key: string, entry: Entry): void => {
    entries.delete(key);
    entries.set(key, entry);
    if (entries.size <= MOST_KEYS) return;
    const oldest = entries.keys().next();
    if (!oldest.done) entries.delete(oldest.value);
  };

  return {
    kind: 'process',
    async count(key, windowMs) {
      const entry = live(key) ?? { value: '', count: 0, until: clock() + windowMs };
      entry.count += 1;
      if (entry.count === 1) store(key, entry);
      return { count: entry.count, remainingMs: entry.until - clock() };
    },
    async get(key) {
      return live(key)?.value;
    },
    async set(key, value, lifeMs) {
      store(key, { value, count: 0, until: clock() + lifeMs });
    },
    async remove(key) {
      entries.delete(key);
    },
    async close() {
      entries.clear();
    },
  };
}
