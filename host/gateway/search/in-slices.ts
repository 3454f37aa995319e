/** Work in steps of well under a millisecond, between which it may pause. */
export type Steps<T> = Generator<void, T, void>;

/** Records per step, short enough for waiting searches. */
export const IN_A_STEP = 500;

/** Milliseconds of work per event loop iteration, which bounds the delay of everything else. */
const SLICE_MS = 10;

/** Clock and scheduler; those of the process by default. */
export interface SliceOptions {
  /** Milliseconds since any moment. */
  clock?: () => number;
  /** Schedules a callback after pending I/O. */
  later?: (turn: () => void) => unknown;
}

/** Runs steps until the deadline; returns whether they are finished. */
type Work = (end: number) => boolean;

/**
 * Creates a scheduler for steps. Work starts at once, so that load shedding notices a burst in its own iteration.
 * Unfinished work is queued, and the queue gets 10 ms of each iteration, first in, first out.
 */
export function createSlices({ clock = () => performance.now(), later = setImmediate }: SliceOptions = {}) {
  const line: Work[] = [];

  function turn(): void {
    const end = clock() + SLICE_MS;
    do {
      const work = line.shift();
      if (work && !work(end)) line.push(work);
    } while (line.length > 0 && clock() < end);
    if (line.length > 0) later(turn);
  }

  return <T>(steps: Steps<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const work: Work = (end) => {
        try {
          do {
            const { done, value } = steps.next();
            if (!done) continue;
            resolve(value);
            return true;
          } while (clock() < end);
          return false;
        } catch (error) {
          reject(error as Error);
          return true;
        }
      };
      if (work(clock() + SLICE_MS)) return;
      line.push(work);
      if (line.length === 1) later(turn);
    });
}

/** Runs steps to the end, pausing every 10 ms for other work. */
export const inSlices: <T>(steps: Steps<T>) => Promise<T> = createSlices();

/** Runs steps to the end without a pause: for short work and tests. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
