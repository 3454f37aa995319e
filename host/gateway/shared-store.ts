/** How often a key was counted in its present window. */
export interface Counted {
  count: number;
  /** Until the window ends and the count begins again, in ms. */
  remainingMs: number;
}

/**
 * What the processes of one shop share besides the database: counts of limits, and short-lived answers. In the process
 * itself without `REDIS_URL`; nothing in it may be missed when it is lost. No call rejects: while Redis is away, the
 * process goes on with a store of its own.
 */
export interface SharedStore {
  readonly kind: 'process' | 'redis';
  /** Counts one more under `key`. The first count of a key opens a window of `windowMs`. */
  count(key: string, windowMs: number): Promise<Counted>;
  /** The text kept under `key`, or undefined when there is none (any more). */
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string, lifeMs: number): Promise<void>;
  remove(key: string): Promise<void>;
  close(): Promise<void>;
}

/** Told once when Redis goes away and once when it is back. */
export interface StoreLog {
  warn(details: object, message: string): void;
  info(details: object, message: string): void;
}
