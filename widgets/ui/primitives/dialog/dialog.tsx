import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { iconClose } from '../icon/icons.ts';
import { Bar, Body, Box, Foot, Sheet, Title } from './dialog.styles.ts';
import { useModal, type CloseReason } from './use-modal.ts';

export interface DialogProps {
  open: boolean;
  /** Asks to be closed; the owner decides and sets `open`. */
  onClose: (reason: CloseReason) => void;
  /** Heading and accessible name. */
  title: string;
  /** Name of the close button. */
  closeLabel: string;
  /** Fills the screen; a box in the middle otherwise. */
  fullScreen?: boolean;
  /** For what is read at length: a large box, all of the screen on a phone. */
  wide?: boolean;
  /** The edge it comes from; a box in the middle by default. See `Drawer`. */
  side?: 'left' | 'right' | 'bottom';
  /** Stays in view below the scrolling content: the summary and the main button. */
  footer?: ReactNode;
  /** The content brings its own room and foot, as the panels of a dropdown do. */
  bare?: boolean;
  children: ReactNode;
}

/** A modal dialog over everything else. Its content is only there while it is open. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  onClose,
  title,
  closeLabel,
  fullScreen,
  wide,
  side,
  footer,
  bare,
  children,
}: Omit<DialogProps, 'open'>) {
  const modal = useModal(onClose);
  return (
    <Box
      {...modal}
      tabIndex={-1}
      aria-label={title}
      {...(side && { 'data-side': side })}
      {...(wide && { 'data-wide': '' })}
      {...(fullScreen && { 'data-full': '' })}
    >
      <Sheet>
        <Bar>
          <Title>{title}</Title>
          <IconButton icon={iconClose} label={closeLabel} onClick={() => onClose('close')} />
        </Bar>
        {bare ? children : <Body>{children}</Body>}
        {footer && <Foot>{footer}</Foot>}
      </Sheet>
    </Box>
  );
}
