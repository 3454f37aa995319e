import { useRef, type MouseEvent, type RefObject, type SyntheticEvent } from 'react';
import { useLayout } from '../../hooks/use-layout.ts';
import { holdPageScroll } from './page-scroll.ts';

/** What a visitor did to leave: the Escape key, a press outside, or the close button. */
export type CloseReason = 'escape' | 'outside' | 'close';

/** What `useModal` gives to the `<dialog>` element. */
export interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent) => void;
  onMouseDown: (event: MouseEvent) => void;
  onClick: (event: MouseEvent) => void;
}

/**
 * Opens a `<dialog>` over the page for as long as it is mounted, or `open` where it stays mounted: focus goes to what
 * is marked with `data-autofocus`, or to the dialog, and back to where it was; the page behind does not scroll.
 */
export function useModal(onClose: (reason: CloseReason) => void, open = true): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);

  useLayout(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const before = (dialog.getRootNode() as Document | ShadowRoot).activeElement;
    const letGo = holdPageScroll();
    dialog.showModal();
    (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog).focus();
    return () => {
      dialog.close();
      letGo();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [open]);

  const isVeil = (event: MouseEvent) => event.target === event.currentTarget;
  return {
    ref,
    onCancel: (event) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose('escape');
    },
    // Both ends of a press must be on the veil: marking a text may end there without meaning to leave.
    onMouseDown: (event) => {
      pressedOutside.current = isVeil(event);
    },
    onClick: (event) => {
      if (isVeil(event) && pressedOutside.current) onClose('outside');
    },
  };
}
