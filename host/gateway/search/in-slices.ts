import { setImmediate as pause } from 'node:timers/promises';

/** Work on a whole catalogue in steps of well under a millisecond: whoever runs it may pause after each. */
export type Steps<T> = Generator<void, T, void>;

/** Milliseconds of work between two pauses: a search that comes meanwhile waits no longer. */
const SLICE_MS = 10;

/** What slices are measured and parted with; the process's own unless told. */
export interface SliceOptions {
  /** Milliseconds of any beginning. */
  clock?: () => number;
  /** Resolves when everything else had its turn. */
  pause?: () => Promise<unknown>;
}

/** Runs steps to their end, and lets everything else of the process have its turn every 10 ms. */
export async function inSlices<T>(steps: Steps<T>, options: SliceOptions = {}): Promise<T> {
  const { clock = () => performance.now(), pause: rest = pause } = options;
  let began = clock();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (clock() - began < SLICE_MS) continue;
    await rest();
    began = clock();
  }
}

/** Runs steps to their end without a pause: where nobody waits, and in tests. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
