/**
 * Calls `look` when one of the elements changes its size; once, and with the window, where the page's browser has no
 * `ResizeObserver`. Gives the function that ends it.
 */
export function watchSize(elements: readonly Element[], look: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') {
    look();
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }
  const sizes = new ResizeObserver(look);
  for (const element of elements) sizes.observe(element);
  return () => sizes.disconnect();
}
