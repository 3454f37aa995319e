/** Answers of a costly question by key. */
export interface Remembered<T> {
  get(key: string, compute: () => T): T;
  clear(): void;
}

/** Answers of a costly question, remembered by key; the oldest goes first. */
export function remembered<T>(limit: number): Remembered<T> {
  const known = new Map<string, T>();
  return {
    get(key, compute) {
      const found = known.get(key);
      if (found !== undefined) return found;
      const computed = compute();
      if (known.size >= limit) {
        const oldest = known.keys().next();
        if (!oldest.done) known.delete(oldest.value);
      }
      known.set(key, computed);
      return computed;
    },
    clear: () => known.clear(),
  };
}
