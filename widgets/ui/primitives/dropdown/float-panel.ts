import { watchSize } from '../watch-size.ts';

const GAP = 12;
const LEAST_HEIGHT = 320;

/** Which side of its anchor a panel keeps to. */
export type PanelAlign = 'start' | 'end';

/** Without scroll bars, in pixels of the screen. */
function screenSize(): { width: number; height: number } {
  const page = document.documentElement;
  const zoom = page.currentCSSZoom ?? 1;
  return { width: page.clientWidth * zoom, height: page.clientHeight * zoom };
}

/**
 * Shows a popover in the top layer, where nothing on the page around can cut it off, and keeps it below its anchor,
 * or above where there is more room, inside the screen. It is placed on the page and not on the screen, so that it
 * scrolls along. Returns the function that takes it down.
 */
export function floatPanel(panel: HTMLElement, anchor: Element, align?: PanelAlign): () => void {
  const place = () => {
    // Rectangles are in pixels of the screen, lengths that are set in those of a page that may zoom its elements.
    const zoom = panel.currentCSSZoom ?? 1;
    const set = (name: string, px: number) => panel.style.setProperty(name, `${Math.round(px / zoom)}px`);
    const { left, right, top, bottom, width } = anchor.getBoundingClientRect();
    const { width: screenWidth, height: screenHeight } = screenSize();
    const room = screenWidth - 2 * GAP;
    set('min-width', Math.min(width, room));
    set('max-width', room);
    const below = screenHeight - bottom - 2 * GAP;
    const above = top - 2 * GAP;
    const goesUp = below < Math.min(panel.scrollHeight * zoom, LEAST_HEIGHT) && above > below;
    set('max-height', Math.max(goesUp ? above : below, LEAST_HEIGHT));
    // Its rectangle would be that of a moment in its animation.
    const [panelWidth, panelHeight] = [panel.offsetWidth * zoom, panel.offsetHeight * zoom];
    const wanted = align === 'end' ? right - panelWidth : left;
    set('left', scrollX + Math.max(GAP, Math.min(wanted, screenWidth - panelWidth - GAP)));
    set('top', scrollY + (goesUp ? top - panelHeight - GAP : bottom + GAP));
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

/** Scrolls the page as far as a panel below its anchor needs to stand in the window with all of its content. */
export function makeRoom(panel: HTMLElement, anchor: Element): void {
  if (panel.getBoundingClientRect().top < anchor.getBoundingClientRect().top) return;
  const { style } = panel;
  const { maxHeight } = style;
  style.maxHeight = 'none';
  style.scrollMarginBlock = `${GAP}px`;
  panel.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  style.maxHeight = maxHeight;
}
