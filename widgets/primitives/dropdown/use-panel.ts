import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { CloseReason } from '../dialog/use-modal.ts';
import { floatPanel } from './float-panel.ts';

/** How a panel behaves; see `DropdownProps`. */
export interface PanelOptions {
  onClose: (reason: CloseReason) => void;
  align: 'start' | 'end' | 'stretch';
  focus: 'panel' | 'stay';
}

/**
 * Shows a panel in the top layer (no ancestor can cut it off) while it is mounted, keeps it at its anchor (the
 * parent element), and asks to close on Escape, a press outside, or when the focus moves elsewhere.
 */
export function usePanel({ onClose, align, focus }: PanelOptions): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });

  useLayoutEffect(() => {
    const panel = ref.current;
    const anchor = panel?.parentElement;
    if (!panel || !anchor) return;
    const root = panel.getRootNode() as Document | ShadowRoot;
    const before = root.activeElement;
    const takeDown = floatPanel(panel, anchor, align);
    if (focus === 'panel') {
      (panel.querySelector<HTMLElement>('[data-autofocus]') ?? panel).focus({ preventScroll: true });
    }
    const stopWatching = watchForLeaving(anchor, root, (reason) => close.current(reason));
    return () => {
      stopWatching();
      // Focus that the panel held, or that was lost with something in it, goes back; elsewhere it is let be.
      const now = root.activeElement;
      const held = now === null || now === document.body || panel.contains(now);
      const back = before && before !== document.body ? before : anchor.firstElementChild;
      takeDown();
      if (held && back instanceof HTMLElement && back.isConnected) back.focus({ preventScroll: true });
    };
  }, [align, focus]);

  return ref;
}

/** Tells when a visitor leaves the anchor and what is in it. Gives the function that stops watching. */
function watchForLeaving(
  anchor: Element,
  root: Document | ShadowRoot,
  onLeave: (reason: CloseReason) => void,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const onElsewhere = (event: Event) => {
    if (!event.composedPath().includes(anchor)) onLeave('outside');
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onLeave('escape');
  };
  document.addEventListener('keydown', onKey, { signal });
  document.addEventListener('pointerdown', onElsewhere, { signal });
  document.addEventListener('focusin', onElsewhere, { signal });
  // Focus that moves within one shadow root is not seen by the document.
  root.addEventListener('focusin', onElsewhere, { signal });
  return () => stop.abort();
}
