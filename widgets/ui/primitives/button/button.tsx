import type { ComponentPropsWithoutRef } from 'react';
import { styled } from 'styled-components';
import { buttonLooks } from './button.styles.ts';

/** How much a button asks for: one primary (or gift) in a view, the others quieter. */
export interface ButtonLooks {
  variant?: 'primary' | 'secondary' | 'quiet' | 'gift';
  /** `l` stands beside fields; `m` by default. */
  size?: 'm' | 'l';
  /** As wide as its container. */
  block?: boolean;
}

export interface ButtonProps extends ButtonLooks, ComponentPropsWithoutRef<'button'> {}

/** A button. It sends the form around it only when its `type` says so. */
export function Button({ variant, size, block, ...rest }: ButtonProps) {
  return <Look type="button" {...rest} {...looksOf({ variant, size, block })} />;
}

/** The looks as the attributes that the styles read. */
export function looksOf({
  variant = 'secondary',
  size,
  block,
}: { [Key in keyof ButtonLooks]: ButtonLooks[Key] | undefined }) {
  return { 'data-variant': variant, 'data-size': size, 'data-block': block || undefined };
}

const Look = styled.button`
  ${buttonLooks}
`;
