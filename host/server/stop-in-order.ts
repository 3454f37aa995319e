import { setTimeout as wait } from 'node:timers/promises';

/** The steps of a stop, in this order. */
export interface StopSteps {
  /** From now on /readyz answers 503. */
  announce(): void;
  /** Milliseconds in which a balancer notices and sends visitors elsewhere. */
  pauseMs: number;
  /** Accepts no more connections and waits for the answers under way. */
  closeServer(): Promise<unknown>;
  /** Closes the services: the database last. */
  closeServices(): Promise<unknown>;
  /** Milliseconds after which the process ends all the same. */
  longestMs: number;
}

/**
 * Stops a process without dropping a visitor: first it says that it is about to stop, then it answers what it has
 * begun, then it lets go of the database. Gives whether all of that was done in time.
 */
export async function stopInOrder(steps: StopSteps): Promise<boolean> {
  const stop = new AbortController();
  const inOrder = async (): Promise<boolean> => {
    steps.announce();
    await wait(steps.pauseMs);
    await steps.closeServer();
    await steps.closeServices();
    return true;
  };
  const tooLong = wait(steps.longestMs, false, { signal: stop.signal });
  // Ended by the next line when the rest is done in time.
  tooLong.catch(() => undefined);
  try {
    return await Promise.race([inOrder(), tooLong]);
  } finally {
    stop.abort();
  }
}
