const GAP = 8;
const LEAST_HEIGHT = 320;

/**
 * Puts a panel of the top layer below its anchor, or above where there is more room, inside the screen. It is
 * placed on the page and not on the screen, so that it scrolls along with its anchor.
 */
export function placePanel(panel: HTMLElement, anchor: Element, align: 'start' | 'end' | 'stretch'): void {
  const set = (name: string, px: number) => panel.style.setProperty(name, `${Math.round(px)}px`);
  const box = anchor.getBoundingClientRect();
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  set('min-width', Math.min(box.width, width - 2 * GAP));
  set('max-width', align === 'stretch' ? box.width : width - 2 * GAP);

  const below = height - box.bottom - 2 * GAP;
  const above = box.top - 2 * GAP;
  const wanted = Math.min(panel.scrollHeight, LEAST_HEIGHT);
  const goesUp = below < wanted && above > below;
  set('max-height', Math.max(goesUp ? above : below, LEAST_HEIGHT));

  const atEnd = (align === 'end') !== (getComputedStyle(anchor).direction === 'rtl');
  const left = atEnd ? box.right - panel.offsetWidth : box.left;
  set('left', scrollX + Math.max(GAP, Math.min(left, width - panel.offsetWidth - GAP)));
  set('top', scrollY + (goesUp ? box.top - panel.offsetHeight - GAP : box.bottom + GAP));
}
