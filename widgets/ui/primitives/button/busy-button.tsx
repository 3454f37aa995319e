import type { MouseEvent } from 'react';
import { Spinner } from '../spinner/spinner.tsx';
import { Button, type ButtonProps } from './button.tsx';

export interface BusyButtonProps extends ButtonProps {
  /** Shows a spinner, is announced as busy, and ignores presses; keeps the focus and its width. */
  loading?: boolean;
}

/** A button whose press takes a while. */
export function BusyButton({ loading = false, children, onClick, ...rest }: BusyButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) =>
    loading ? event.preventDefault() : onClick?.(event);
  return (
    <Button {...rest} {...(loading && { 'aria-busy': true, 'aria-disabled': true })} onClick={press}>
      {loading && <Spinner />}
      {children}
    </Button>
  );
}
