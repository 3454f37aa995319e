import { useEffect, useRef, useState } from 'react';

/** A part of the widget that is fetched when it is first wanted; nothing until it is here. */
export function useLazy<Part>(load: () => Promise<Part>, wanted: boolean, onError: (error: unknown) => void) {
  const [part, setPart] = useState<Part>();
  const failed = useRef(onError);
  failed.current = onError;
  useEffect(() => {
    if (!wanted || part) return;
    let live = true;
    load().then(
      (loaded) => live && setPart(() => loaded),
      (error: unknown) => live && failed.current(error),
    );
    return () => {
      live = false;
    };
  }, [load, wanted, part]);
  return part;
}
