import type { ReactNode } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import type { CloseReason } from '../dialog/use-modal.ts';
import { Anchor, Body, Foot, Panel } from './dropdown.styles.ts';
import { useOnPhone } from './use-on-phone.ts';
import { usePanel } from './use-panel.ts';

interface PanelProps {
  /** Asks to be closed; the owner decides and sets `open`. */
  onClose: (reason: CloseReason) => void;
  /** Accessible name of the panel; its heading where it fills the screen. */
  label: string;
  /** Which side of the trigger the panel keeps to, or as wide as the trigger. `start` by default. */
  align?: 'start' | 'end' | 'stretch';
  /** Where the focus goes on opening: into the panel, or stays where it is (a field with suggestions). */
  focus?: 'panel' | 'stay';
  /** Without room around the content, for lists that go from edge to edge. */
  flush?: boolean;
  /** Stays in view below the scrolling content. */
  footer?: ReactNode;
  children: ReactNode;
}

export interface DropdownProps extends PanelProps {
  open: boolean;
  /** The button or field that opens it; give it `aria-expanded` and `aria-haspopup="dialog"`. */
  trigger: ReactNode;
  /** On screens narrower than 768px it fills the screen, as a modal dialog. Needs `closeLabel`. */
  fullScreenOnPhone?: boolean;
  /** Name of the close button where it fills the screen. */
  closeLabel?: string;
}

/**
 * A panel that floats below its trigger and goes with Escape, a press outside, or when the focus leaves it.
 * Its content is only there while it is open.
 */
export function Dropdown({
  open,
  trigger,
  fullScreenOnPhone = false,
  closeLabel = '',
  ...panel
}: DropdownProps) {
  const onPhone = useOnPhone() && fullScreenOnPhone;
  const { onClose, label, footer, children } = panel;
  return (
    <Anchor>
      {trigger}
      {open && !onPhone && <OpenPanel {...panel} />}
      {onPhone && (
        <Dialog
          open={open}
          onClose={onClose}
          title={label}
          closeLabel={closeLabel}
          fullScreen="phone"
          {...(footer !== undefined && { footer })}
        >
          {children}
        </Dialog>
      )}
    </Anchor>
  );
}

function OpenPanel({
  onClose,
  label,
  align = 'start',
  focus = 'panel',
  flush = false,
  footer,
  children,
}: PanelProps) {
  const ref = usePanel({ onClose, align, focus });
  return (
    <Panel ref={ref} popover="manual" aria-label={label} tabIndex={-1}>
      <Body {...(flush && { 'data-flush': '' })}>{children}</Body>
      {footer && <Foot>{footer}</Foot>}
    </Panel>
  );
}
