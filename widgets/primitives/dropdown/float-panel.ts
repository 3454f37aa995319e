import { placePanel } from './place-panel.ts';

/**
 * Shows a popover in the top layer, where nothing on the page around can cut it off, and keeps it at its anchor.
 * Gives the function that takes it down.
 */
export function floatPanel(
  panel: HTMLElement,
  anchor: Element,
  align: 'start' | 'end' | 'stretch',
): () => void {
  const place = () => placePanel(panel, anchor, align);
  panel.showPopover();
  place();
  const sizes = new ResizeObserver(place);
  sizes.observe(anchor);
  sizes.observe(panel);
  document.addEventListener('scroll', place, { capture: true, passive: true });
  return () => {
    sizes.disconnect();
    document.removeEventListener('scroll', place, { capture: true });
    if (panel.isConnected) panel.hidePopover();
  };
}
