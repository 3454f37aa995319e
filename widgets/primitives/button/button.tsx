import { forwardRef, type ComponentPropsWithoutRef, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { Spinner } from '../spinner/spinner.tsx';
import { buttonLooks } from './button.styles.ts';

/** How much a button asks for: one primary (or gift) in a view, the others quieter. */
export interface ButtonLooks {
  variant?: 'primary' | 'secondary' | 'quiet' | 'gift';
  /** `l` stands beside fields, `s` sits in a row of text; `m` by default. */
  size?: 's' | 'm' | 'l';
  /** As wide as its container. */
  block?: boolean;
}

export interface ButtonProps extends ButtonLooks, ComponentPropsWithoutRef<'button'> {
  /** Shows a spinner, is announced as busy, and ignores presses; keeps the focus and its width. */
  loading?: boolean;
}

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant = 'secondary', size = 'm', block = false, loading = false, children, onClick, ...rest },
  ref,
) {
  const press = (event: MouseEvent<HTMLButtonElement>) =>
    loading ? event.preventDefault() : onClick?.(event);
  return (
    <Look
      type="button"
      {...rest}
      {...looksOf({ variant, size, block })}
      {...(loading && { 'aria-busy': true, 'aria-disabled': true })}
      onClick={press}
      ref={ref}
    >
      {loading && <Spinner />}
      {children}
    </Look>
  );
});

/** The looks as the attributes that the styles read. */
export function looksOf({ variant, size, block }: ButtonLooks) {
  return {
    'data-variant': variant,
    ...(size !== 'm' && { 'data-size': size }),
    ...(block && { 'data-block': '' }),
  };
}

const Look = styled.button`
  ${buttonLooks}
`;
