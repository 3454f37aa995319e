let locks = 0;
let before: readonly [overflow: string, gutter: string] = ['', ''];
let hadStyle = false;

/**
 * Keeps the page behind a modal dialog still, without moving it sideways where its scroll bar takes room.
 * Returns the function that lets go; the page gets back the very values it had once the last one has.
 */
export function holdPageScroll(page: HTMLElement = document.documentElement): () => void {
  const { style } = page;
  if (locks++ === 0) {
    hadStyle = page.hasAttribute('style');
    before = [style.overflow, style.getPropertyValue('scrollbar-gutter')];
    if (window.innerWidth > page.clientWidth) style.setProperty('scrollbar-gutter', 'stable');
    style.overflow = 'hidden';
  }
  return () => {
    if (--locks > 0) return;
    [style.overflow] = before;
    style.setProperty('scrollbar-gutter', before[1]);
    // What others wrote meanwhile stays. Asked for by its text: Chromium takes an attribute away only once it was read.
    if (!hadStyle && page.getAttribute('style') === '') page.removeAttribute('style');
  };
}
