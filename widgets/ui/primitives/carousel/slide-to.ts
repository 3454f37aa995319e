/** How long a slide takes, in ms. (spec: search 9) [CARD-19] */
export const CAROUSEL_SLIDE_MS = 300;

/**
 * Scrolls a strip sideways within `CAROUSEL_SLIDE_MS`, or at once where motion is not wanted. Returns the function
 * that stops it where it is.
 */
export function slideTo(strip: HTMLElement, left: number): () => void {
  const from = strip.scrollLeft;
  const start = performance.now();
  let frame = 0;
  const end = () => {
    cancelAnimationFrame(frame);
    strip.style.removeProperty('scroll-snap-type');
  };
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    strip.scrollLeft = left;
    return end;
  }
  const draw = (now: number) => {
    const part = Math.min(1, Math.max(0, (now - start) / CAROUSEL_SLIDE_MS));
    strip.scrollLeft = from + (left - from) * (1 - (1 - part) ** 3);
    if (part < 1) frame = requestAnimationFrame(draw);
    else end();
  };
  // Snapping would pull every frame back to an item.
  strip.style.setProperty('scroll-snap-type', 'none');
  frame = requestAnimationFrame(draw);
  return end;
}
