import { useEffect, useRef, useState } from 'react';

/** A part of a widget that may come later than the widget itself; once here it is kept for all who want it. */
export interface LatePart<Part> {
  /** The part; nothing until it is here. */
  here?: Part;
  load(): Promise<Part>;
}

/** A part that is fetched when it is first wanted. */
export function latePart<Part>(fetchPart: () => Promise<Part>): LatePart<Part> {
  const late: LatePart<Part> = { load: async () => (late.here = await fetchPart()) };
  return late;
}

/** A part that comes with the widget. */
export function partAtOnce<Part>(here: Part): LatePart<Part> {
  return { here, load: async () => here };
}

/** A late part, fetched with the first render that wants it; nothing until it is here. */
export function useLate<Part>(
  late: LatePart<Part>,
  wanted: boolean,
  onError?: (error: unknown) => void,
): Part | undefined {
  const [, setArrived] = useState(false);
  const failed = useRef(onError);
  failed.current = onError;
  useEffect(() => {
    if (!wanted || late.here) return;
    let live = true;
    late.load().then(
      () => live && setArrived(true),
      (error: unknown) => live && failed.current?.(error),
    );
    return () => {
      live = false;
    };
  }, [late, wanted]);
  return late.here;
}
