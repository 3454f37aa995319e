import type { ReactNode } from 'react';
import type { CloseReason } from '../dialog/use-modal.ts';
import { Anchor, Panel } from './dropdown.styles.ts';
import type { PanelAlign } from './float-panel.ts';
import { usePanel } from './use-panel.ts';

/** A panel with what opens it. */
export interface DropdownProps {
  open: boolean;
  /** The button or field that opens it; give it `aria-expanded` and `aria-haspopup="dialog"`. */
  trigger: ReactNode;
  /** Asks to be closed; the owner decides and sets `open`. */
  onClose: (reason: CloseReason) => void;
  /** Accessible name of the panel. */
  label: string;
  /** Which side of the trigger the panel keeps to; `start` by default. */
  align?: PanelAlign | undefined;
  /** `PanelBody`, which scrolls, and where wanted `PanelFoot`, which stays in view below it. */
  children: ReactNode;
}

/**
 * A panel that floats below its trigger and goes with Escape, a press outside, or when the focus leaves it.
 * Its content is only there while it is open.
 */
export function Dropdown({ open, trigger, ...panel }: DropdownProps) {
  return (
    <Anchor>
      {trigger}
      {open && <OpenPanel {...panel} />}
    </Anchor>
  );
}

function OpenPanel({ onClose, label, align, children }: Omit<DropdownProps, 'open' | 'trigger'>) {
  const ref = usePanel(onClose, align);
  return (
    <Panel ref={ref} part="panel" role="dialog" popover="manual" aria-label={label} tabIndex={-1}>
      {children}
    </Panel>
  );
}
