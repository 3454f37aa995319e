import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { styled } from 'styled-components';
import { looksOf, type ButtonLooks } from './button.tsx';
import { buttonLooks } from './button.styles.ts';

export interface ButtonLinkProps extends ButtonLooks, ComponentPropsWithoutRef<'a'> {
  href: string;
}

/** A link with the weight of a button: it leads somewhere, so that a new tab and the back button work. */
export const ButtonLink = forwardRef<HTMLAnchorElement, ButtonLinkProps>(function ButtonLink(
  { variant = 'secondary', size = 'm', block = false, children, ...rest },
  ref,
) {
  return (
    <Look {...rest} {...looksOf({ variant, size, block })} ref={ref}>
      {children}
    </Look>
  );
});

const Look = styled.a`
  ${buttonLooks}
`;
