import { useRef, useState } from 'react';

/** A part that is there, or the way to fetch it. */
export type Late<Part extends object> = Part | (() => Promise<Part>);

/**
 * The part once it is there, and the way to it: what is done with it runs at once, or when it was fetched. Without
 * anything to do it is only fetched, because the pointer or the focus came near.
 */
export type LatePart<Part> = readonly [part: Part | undefined, use: (act?: (part: Part) => void) => void];

/** Fetches a part once. A fetch that failed is told where the part was wanted, and tried again the next time. */
export function useLate<Part extends object>(
  given: Late<Part>,
  onError: (thrown: unknown) => void,
): LatePart<Part> {
  const [fetched, setFetched] = useState<Part>();
  const fetching = useRef<Promise<Part>>(undefined);
  if (typeof given !== 'function') return [given, (act) => act?.(given)];
  return [
    fetched,
    (act) =>
      void (fetching.current ??= given()).then(
        (part) => {
          setFetched(part);
          act?.(part);
        },
        (thrown: unknown) => {
          fetching.current = undefined;
          if (act) onError(thrown);
        },
      ),
  ];
}
