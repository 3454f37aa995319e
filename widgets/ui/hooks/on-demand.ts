import { useEffect, useState } from 'react';
import { useEvent } from './use-event.ts';

/**
 * A module of its own file, for what stands behind a press: a calendar, filters, a map, a dialog. What is on screen
 * without a press is imported as usual.
 */
export interface OnDemand<Module> {
  /** The module; nothing until it is here. */
  readonly here: Module | undefined;
  /** Fetches it once for all who want it; a fetch that failed is tried again by the next call. */
  load(): Promise<Module>;
  /** Fetches what is likely wanted next; a failure is told once it is wanted. */
  prefetch(): void;
}

/** Puts a module on demand: `loadOnDemand(() => import('./calendar.tsx'))`. */
export function loadOnDemand<Module>(fetchModule: () => Promise<Module>): OnDemand<Module> {
  let here: Module | undefined;
  let coming: Promise<Module> | undefined;
  const part: OnDemand<Module> = {
    get here() {
      return here;
    },
    load: () =>
      (coming ??= fetchModule().then(
        (found) => (here = found),
        (error: unknown) => {
          coming = undefined;
          throw error;
        },
      )),
    prefetch: () => void part.load().catch(() => undefined),
  };
  return part;
}

/**
 * The module once it is here, fetched with the first render that wants it: what was pressed before it came opens then.
 * @param onError told of a failure. It closes what was opened: the next press tries again.
 */
export function useOnDemand<Module>(
  part: OnDemand<Module>,
  wanted: boolean,
  onError: (error: unknown) => void,
): Module | undefined {
  const [fetched, setFetched] = useState<Module>();
  const fail = useEvent(onError);
  const found = part.here ?? fetched;
  const isMissing = wanted && found === undefined;
  useEffect(() => {
    if (!isMissing) return;
    let live = true;
    part.load().then(
      (module) => live && setFetched(() => module),
      (error: unknown) => live && fail(error),
    );
    return () => {
      live = false;
    };
  }, [part, isMissing, fail]);
  return found;
}
