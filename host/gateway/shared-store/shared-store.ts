/** The count of a key in its current window. */
export interface WindowCount {
  count: number;
  /** Milliseconds until the window ends. */
  remainingMs: number;
}

/**
 * State that all processes of a shop share besides the database: rate-limit counts and short-lived answers. Backed by
 * Redis, or in memory without `REDIS_URL`; losing it must do no harm. No call rejects: while Redis is away, an
 * in-memory store answers.
 */
export interface SharedStore {
  readonly kind: 'process' | 'redis';
  /** Increments `key`. The first count opens a window of `windowMs`. */
  count(key: string, windowMs: number): Promise<WindowCount>;
  /** The value of `key`; undefined if absent or expired. */
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string, lifeMs: number): Promise<void>;
  remove(key: string): Promise<void>;
  close(): Promise<void>;
}

/** Logged once when Redis goes away and once when it is back. */
export interface StoreLog {
  warn(details: object, message: string): void;
  info(details: object, message: string): void;
}
