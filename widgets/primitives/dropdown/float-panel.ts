import { watchSize } from '../watch-size.ts';

const GAP = 12;
const LEAST_HEIGHT = 320;

/** Which side of its anchor a panel keeps to. */
export type PanelAlign = 'start' | 'end';

/**
 * Shows a popover in the top layer, where nothing on the page around can cut it off, and keeps it below its anchor,
 * or above where there is more room, inside the screen. It is placed on the page and not on the screen, so that it
 * scrolls along. Gives the function that takes it down.
 */
export function floatPanel(panel: HTMLElement, anchor: Element, align?: PanelAlign): () => void {
  const place = () => {
    const set = (name: string, px: number) => panel.style.setProperty(name, `${Math.round(px)}px`);
    const { left, right, top, bottom, width } = anchor.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const room = clientWidth - 2 * GAP;
    set('min-width', Math.min(width, room));
    set('max-width', room);
    const below = clientHeight - bottom - 2 * GAP;
    const above = top - 2 * GAP;
    const goesUp = below < Math.min(panel.scrollHeight, LEAST_HEIGHT) && above > below;
    set('max-height', Math.max(goesUp ? above : below, LEAST_HEIGHT));
    const { offsetWidth, offsetHeight } = panel;
    const wanted = align === 'end' ? right - offsetWidth : left;
    set('left', scrollX + Math.max(GAP, Math.min(wanted, clientWidth - offsetWidth - GAP)));
    set('top', scrollY + (goesUp ? top - offsetHeight - GAP : bottom + GAP));
  };
  panel.showPopover();
  place();
  const stop = watchSize([anchor, panel], place);
  document.addEventListener('scroll', place, true);
  return () => {
    stop();
    document.removeEventListener('scroll', place, true);
    if (panel.isConnected) panel.hidePopover();
  };
}
