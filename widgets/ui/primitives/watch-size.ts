const sizeOf = ({ clientWidth, clientHeight }: Element): string => `${clientWidth} ${clientHeight}`;

/**
 * Calls `look` at once and when one of the elements changes its size; where the page's browser has no `ResizeObserver`,
 * they are measured with each picture, and `look` is called with the window's changes too. Returns the function that ends
 * it.
 */
export function watchSize(elements: readonly Element[], look: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') {
    let known = '';
    let frame = 0;
    const measure = (): void => {
      const now = elements.map(sizeOf).join();
      if (now !== known) look();
      known = now;
      frame = requestAnimationFrame(measure);
    };
    measure();
    window.addEventListener('resize', look);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('resize', look);
    };
  }
  const sizes = new ResizeObserver(look);
  for (const element of elements) sizes.observe(element);
  return () => sizes.disconnect();
}
