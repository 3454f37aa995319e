import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** How long a badge stays in view, in ms. [BADGE-05] */
export const BADGE_MS = 3000;

/** Whether a dialog that took over the page hides an element: the map, the filters of a phone. */
function isBehind(element: Element): boolean {
  const modal = (element.getRootNode() as Document | ShadowRoot).querySelector('dialog:modal');
  return !!modal && !modal.contains(element);
}

/** Whether a pointer or the focus is on the card that an element stands on. */
const isBusy = (element: Element): boolean =>
  !!element.closest('[part="card"]')?.matches(':hover, :focus-within');

/**
 * The index in view out of `count`, moving on every 3 s; one alone stays, and so do those of a card that somebody is on,
 * and those that nobody can see behind a dialog. [BADGE-05]
 */
export function useRotation(holder: RefObject<Element | null>, count: number): number {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    if (count < 2) return;
    const timer = setInterval(() => {
      const element = holder.current;
      if (element && !isBehind(element) && !isBusy(element)) setIndex((shown) => (shown + 1) % count);
    }, BADGE_MS);
    return () => clearInterval(timer);
  }, [holder, count]);
  return index % Math.max(count, 1);
}
