/** Semaphores by name, with bounded queues and a time-out. */
export interface Semaphores {
  /** Acquires a slot if one is free. Call the returned function once to release it. */
  tryAcquire(name: string): (() => void) | undefined;
  /** Waits for a slot; undefined after the time-out, or if the queue is full. */
  acquire(name: string): Promise<(() => void) | undefined>;
  /** Rejects all that wait for a slot of this name. */
  rejectWaiting(name: string): void;
  /** Number of those that wait for a slot of this name. */
  waiting(name: string): number;
}

/** Limits of each semaphore. */
export interface SemaphoreLimits {
  /** Slots per name. */
  places: number;
  /** Longest queue per name. */
  waiting: number;
  /** Time-out in milliseconds. */
  waitMs: number;
}

interface Line {
  held: number;
  /** First in, first out. Called with whether the slot was acquired. */
  waiting: Set<(isTheirs: boolean) => void>;
}

/** Creates semaphores in this process. */
export function createSemaphores({ places, waiting: most, waitMs }: SemaphoreLimits): Semaphores {
  const lines = new Map<string, Line>();

  const free = (name: string, line: Line) => () => {
    const [next] = line.waiting;
    if (next) {
      return next(true);
    }
    line.held -= 1;
    if (line.held === 0) lines.delete(name);
  };

  const tryAcquire = (name: string) => {
    const line = lines.get(name) ?? { held: 0, waiting: new Set() };
    if (line.held >= places) return undefined;
    line.held += 1;
    lines.set(name, line);
    return free(name, line);
  };

  return {
    tryAcquire,
    async acquire(name) {
      const now = tryAcquire(name);
      if (now) return now;
      const line = lines.get(name);
      if (!line || line.waiting.size >= most) return undefined;
      return new Promise((resolve) => {
        const end = (isTheirs: boolean) => {
          clearTimeout(timer);
          line.waiting.delete(end);
          resolve(isTheirs ? free(name, line) : undefined);
        };
        const timer = setTimeout(end, waitMs, false);
        line.waiting.add(end);
      });
    },
    rejectWaiting(name) {
      for (const end of lines.get(name)?.waiting ?? []) end(false);
    },
    waiting: (name) => lines.get(name)?.waiting.size ?? 0,
  };
}
