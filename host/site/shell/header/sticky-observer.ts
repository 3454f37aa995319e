/** The class of what is stuck; its look is that of the document. [HEADER-09] */
export const STUCK = 'stuck';

/** Between these a threshold may lie. [HEADER-09] */
export const THRESHOLD_RANGE = { min: 0.1, max: 0.88 } as const;

/**
 * STICKY_THRESHOLDS: an element of which less than this share would be in view, were it not held, counts as stuck. By the
 * selector of the element. [HEADER-09]
 */
export const STICKY_THRESHOLDS: Readonly<Record<string, number>> = {
  /** The header of a phone. */
  'body > header': 0.88,
  /** The bar that leads to the parts of a page. */
  'nav:has(> ul [data-part])': 0.5,
  /** Filter, map and order of a list. */
  '[data-island="results-grid"] [part="toolbar"]': 0.88,
};

/** Refuses thresholds that nobody could tell from "gone" or from "just touched". */
export function checkThresholds(thresholds: Readonly<Record<string, number>>): void {
  const { min, max } = THRESHOLD_RANGE;
  for (const [selector, threshold] of Object.entries(thresholds)) {
    if (threshold >= min && threshold <= max) continue;
    throw new RangeError(
      `STICKY_THRESHOLDS["${selector}"] is ${threshold}; write a share from ${min} to ${max}.`,
    );
  }
}

/**
 * Gives an element the stuck look while it is held in place: less than the threshold of it would be in view. It keeps the
 * look until all of it is back where it belongs. Gives the end of it. [HEADER-09]
 */
export function observeSticky(element: HTMLElement, threshold: number): () => void {
  const { position, top, bottom } = getComputedStyle(element);
  if (position !== 'sticky') {
    element.classList.remove(STUCK);
    return () => {};
  }
  // What stands first on a page is held where it belongs: a mark goes away with the page in its place.
  const mark = element.previousElementSibling;
  const place = mark?.matches('[data-sticky-place]') ? mark : element;
  const edge = Number.parseFloat(top === 'auto' ? bottom : top);
  const hidden = place === element ? (1 - threshold) * element.offsetHeight + 1 : 0;
  const cut = `${-Math.ceil(edge + hidden)}px`;
  // What is left through the other side of the window is not held.
  const far = '99999px';
  const observer = new IntersectionObserver(
    (entries) => {
      const ratio = entries.at(-1)?.intersectionRatio ?? 1;
      if (ratio < threshold) element.classList.add(STUCK);
      else if (ratio >= 1) element.classList.remove(STUCK);
    },
    {
      threshold: [threshold, 1],
      rootMargin: top === 'auto' ? `${far} 0px ${cut}` : `${cut} 0px ${far}`,
    },
  );
  observer.observe(place);
  return () => observer.disconnect();
}

/** Watches all of them, and again when the window has another size. Gives the end of it. */
export function startStickyObserver(thresholds = STICKY_THRESHOLDS): () => void {
  checkThresholds(thresholds);
  let ends: (() => void)[] = [];
  const stop = (): void => {
    for (const end of ends) end();
  };
  const watch = (): void => {
    stop();
    ends = Object.entries(thresholds).flatMap(([selector, threshold]) =>
      [...document.querySelectorAll<HTMLElement>(selector)].map((element) =>
        observeSticky(element, threshold),
      ),
    );
  };
  watch();
  addEventListener('resize', watch);
  return () => {
    removeEventListener('resize', watch);
    stop();
  };
}
