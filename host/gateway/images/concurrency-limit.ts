/** Runs at most `limit` jobs concurrently and queues the others. */
export function concurrencyLimit(limit: number): <T>(job: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (job) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      // The slot passes to the first in the queue: a new job must not overtake it.
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
