import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** How long a badge stays in view, in ms. [BADGE-05] */
export const BADGE_MS = 3000;

/** Whether a dialog that took over the page hides an element: the map, the filters of a phone. */
function isBehind(element: Element | null): boolean {
  const modal = (element?.getRootNode() as Document | ShadowRoot | undefined)?.querySelector('dialog:modal');
  return !!modal && !modal.contains(element);
}

/**
 * The index in view out of `count`, moving on every 3 s unless `paused`; one alone stays, and so do those that nobody
 * can see behind a dialog. [BADGE-05]
 */
export function useRotation(count: number, paused: boolean, holder: RefObject<Element | null>): number {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    if (paused || count < 2) return;
    const timer = setInterval(
      () => isBehind(holder.current) || setIndex((shown) => (shown + 1) % count),
      BADGE_MS,
    );
    return () => clearInterval(timer);
  }, [count, paused]);
  return index % Math.max(count, 1);
}
