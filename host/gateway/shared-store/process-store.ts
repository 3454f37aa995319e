import type { SharedStore } from '../shared-store.ts';

interface Entry {
  value: string;
  count: number;
  /** Instant at which it is gone, in ms since 1970. */
  until: number;
}

/** Keys kept at most, so that a flood of addresses cannot fill the memory; the oldest go first. */
const MOST_KEYS = 50_000;

/** A store of this process alone. */
export function createProcessStore(clock: () => number = Date.now): SharedStore {
  const entries = new Map<string, Entry>();

  const live = (key: string): Entry | undefined => {
    const entry = entries.get(key);
    if (entry === undefined || entry.until > clock()) return entry;
    entries.delete(key);
    return undefined;
  };

  const keep = (key: string, entry: Entry): void => {
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
      if (entry.count === 1) keep(key, entry);
      return { count: entry.count, remainingMs: entry.until - clock() };
    },
    async get(key) {
      return live(key)?.value;
    },
    async set(key, value, lifeMs) {
      keep(key, { value, count: 0, until: clock() + lifeMs });
    },
    async remove(key) {
      entries.delete(key);
    },
    async close() {
      entries.clear();
    },
  };
}
