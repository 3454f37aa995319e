import { useRef, type RefObject } from 'react';
import { useLayout } from '../../hooks/use-layout.ts';
import type { CloseReason } from '../dialog/use-modal.ts';
import { useEvent } from '../../hooks/use-event.ts';
import { floatPanel, makeRoom, type PanelAlign } from './float-panel.ts';

/**
 * Shows a panel in the top layer (no ancestor can cut it off) while it is mounted, keeps it at its anchor (the
 * parent element), scrolls the page as far as it needs room, and asks to close on Escape, a press outside, or when the
 * focus moves elsewhere.
 */
export function usePanel(
  onClose: (reason: CloseReason) => void,
  align?: PanelAlign,
): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const leave = useEvent(onClose);

  useLayout(() => {
    const panel = ref.current;
    const anchor = panel?.parentElement;
    if (!panel || !anchor) return;
    const root = panel.getRootNode() as Document | ShadowRoot;
    const before = root.activeElement;
    const takeDown = floatPanel(panel, anchor, align);
    const start = panel.querySelector<HTMLElement>('[data-autofocus]') ?? panel;
    start.focus({ preventScroll: true });
    makeRoom(panel, anchor);
    // In what scrolls within the panel it may be out of sight.
    start.scrollIntoView({ block: 'nearest', inline: 'nearest' });

    const stop = new AbortController();
    const { signal } = stop;
    const onElsewhere = (event: Event) => {
      if (!event.composedPath().includes(anchor)) leave('outside');
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      leave('escape');
    };
    document.addEventListener('keydown', onKey, { signal });
    document.addEventListener('pointerdown', onElsewhere, { signal });
    document.addEventListener('focusin', onElsewhere, { signal });
    // Focus that moves within one shadow root is not seen by the document.
    root.addEventListener('focusin', onElsewhere, { signal });

    return () => {
      stop.abort();
      // Focus that the panel held, or that was lost with something in it, goes back; elsewhere it is let be.
      const now = root.activeElement;
      const held = !now || now === document.body || panel.contains(now);
      const back = before && before !== document.body ? before : anchor.firstElementChild;
      takeDown();
      if (held && back?.isConnected) (back as HTMLElement).focus({ preventScroll: true });
    };
  }, [align, leave]);

  return ref;
}
