import { useEffect, type RefObject } from 'react';

/** Marks an element with `data-held` while it is held at the top of the window, and what is read passes below it. */
export function useHeld(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = place;
    // Old browsers, and pages that take it away, hold the bar all the same; it only has no ground.
    if (!current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => current.toggleAttribute('data-held', (entries.at(-1)?.intersectionRatio ?? 1) < 1),
      // One pixel of what is held at the edge is outside. What is further down the page, or beside it, is not held.
      { threshold: 1, rootMargin: '-1px 99999px 99999px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [place]);
}
