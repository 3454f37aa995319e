import { useEffect, useRef, useState } from 'react';

/** A part that is there, or the way to fetch it. */
export type Late<Part extends object> = Part | (() => Promise<Part>);

/** The part once it is there, and the way to have it fetched before it is asked for. */
export type LatePart<Part> = readonly [part: Part | undefined, prefetch: () => void];

/**
 * Fetches a part once: when the pointer or the focus comes near, at the latest when it is `wanted`. A fetch that
 * failed is told once the part is wanted, and tried again at the next opening.
 */
export function useLate<Part extends object>(
  given: Late<Part>,
  wanted: boolean,
  onError: (thrown: unknown) => void,
): LatePart<Part> {
  const [part, setPart] = useState(typeof given === 'function' ? undefined : given);
  const fetching = useRef<Promise<void>>(undefined);

  const fetchPart = () => {
    if (part || typeof given !== 'function') return undefined;
    return (fetching.current ??= given().then(setPart, (thrown: unknown) => {
      fetching.current = undefined;
      throw thrown;
    }));
  };
  useEffect(() => {
    if (wanted) fetchPart()?.catch(onError);
  }, [wanted]);
  return [part, () => void fetchPart()?.catch(() => undefined)];
}
