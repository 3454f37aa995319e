import { useEffect, useRef } from 'react';
import type { SearchState } from './results-grid-state.ts';

/** Where the keyboard and the eye are when other offers come. */
export function useResultsFocus(search: SearchState) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wantsHeading = useRef(false);
  /** What had the focus when the visitor asked for other offers. */
  const asker = useRef<Element | null>(null);

  // After a press on the pager the new page is read from its top.
  useEffect(() => {
    if (search.status === 'loading') return;
    // A chip or a button that went with its press leaves the keyboard nowhere.
    const lost = asker.current?.isConnected === false && document.activeElement === document.body;
    if (wantsHeading.current || lost) heading.current?.focus({ preventScroll: true });
    wantsHeading.current = false;
    asker.current = null;
  }, [search]);

  return {
    heading,
    /** Notes who asks. */
    note: () => {
      asker.current =
        (heading.current?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement ?? null;
    },
    /** What a visitor asked for in the grid is read from its top, at once: far below there is nothing to see. */
    toTop: () => {
      const top = heading.current;
      if (top && top.getBoundingClientRect().top < 0)
        top.scrollIntoView({ block: 'start', behavior: 'instant' });
    },
    /** The heading has the focus once the answer is here. */
    focusHeading: () => {
      wantsHeading.current = true;
    },
  };
}
