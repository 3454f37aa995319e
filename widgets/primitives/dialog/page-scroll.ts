let locks = 0;
let before: readonly [overflow: string, gutter: string] = ['', ''];

/**
 * Keeps the page behind a modal dialog still, without moving it sideways where its scroll bar takes room.
 * Gives the function that lets go; the page gets back the very values it had once the last one has.
 */
export function holdPageScroll(page: HTMLElement = document.documentElement): () => void {
  const { style } = page;
  if (locks++ === 0) {
    before = [style.overflow, style.getPropertyValue('scrollbar-gutter')];
    if (window.innerWidth > page.clientWidth) style.setProperty('scrollbar-gutter', 'stable');
    style.overflow = 'hidden';
  }
  return () => {
    if (--locks > 0) return;
    [style.overflow] = before;
    style.setProperty('scrollbar-gutter', before[1]);
  };
}
