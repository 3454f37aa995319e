import type { ComponentPropsWithoutRef } from 'react';
import { styled } from 'styled-components';
import { looksOf, type ButtonLooks } from './button.tsx';
import { buttonLooks } from './button.styles.ts';

export interface ButtonLinkProps extends ButtonLooks, ComponentPropsWithoutRef<'a'> {
  href: string;
}

/** A link with the weight of a button: it leads somewhere, so that a new tab and the back button work. */
export function ButtonLink({ variant, size, block, children, ...rest }: ButtonLinkProps) {
  return (
    <Look {...rest} {...looksOf({ variant, size, block })}>
      {children}
    </Look>
  );
}

const Look = styled.a`
  ${buttonLooks}
`;
