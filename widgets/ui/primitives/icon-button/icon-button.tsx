import type { ComponentPropsWithoutRef } from 'react';
import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { focusRing } from '../focus-ring/focus-ring.ts';
import { Icon } from '../icon/icon.tsx';

export interface IconButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children' | 'aria-label'> {
  /** The outline: one of the constants of `icons.ts`. */
  icon: string;
  /** What pressing does, in words. */
  label: string;
}

export function IconButton({ icon, label, ...rest }: IconButtonProps) {
  return (
    <Look type="button" {...rest} aria-label={label}>
      <Icon of={icon} />
    </Look>
  );
}

const Look = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  box-sizing: border-box;
  width: ${token('size.touch')};
  height: ${token('size.touch')};
  margin: 0;
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${token('radius.pill')};
  background: none;
  color: ${token('color.text')};
  cursor: pointer;
  transition: background-color ${token('motion.fast')};
  ${focusRing}

  &:hover {
    background: ${token('color.accent-soft')};
  }

  &:disabled {
    border-color: ${token('color.line')};
    background: none;
    color: ${token('color.line-strong')};
    cursor: default;
  }
`;
