/** Work on many hotels in steps of well under a millisecond: whoever runs it may pause after each. */
export type Steps<T> = Generator<void, T, void>;

/** Milliseconds of work in one turn of the event loop: whatever else the process has to do waits no longer. */
const SLICE_MS = 10;

/** What slices are measured and parted with; the process's own unless told. */
export interface SliceOptions {
  /** Milliseconds of any beginning. */
  clock?: () => number;
  /** Calls when everything else had its turn. */
  later?: (turn: () => void) => unknown;
}

/** Does some steps, until `end` of the clock; whether those were the last. */
type Work = (end: number) => boolean;

/**
 * Makes a function that runs steps to their end. They begin at once, as a flood of requests has to be felt in the turn in
 * which it comes; what takes longer stands in line, and the works of the line share 10 ms of each turn, one after the other.
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

/** Runs steps to their end, and lets everything else of the process have its turn every 10 ms. */
export const inSlices: <T>(steps: Steps<T>) => Promise<T> = createSlices();

/** Runs steps to their end without a pause: where nobody waits, and in tests. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
