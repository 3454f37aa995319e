import { css } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { focusRing } from '../focus-ring/focus-ring.ts';

/** How a button looks, shared by the button and the link that looks like one. */
export const buttonLooks = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space.8')};
  box-sizing: border-box;
  min-height: ${token('size.touch')};
  margin: 0;
  padding: 8px ${token('space.16')};
  border: 1px solid transparent;
  border-radius: ${token('radius.control')};
  background: none;
  color: ${token('color.accent')};
  font: inherit;
  font-size: ${token('type.size-16')};
  font-weight: ${token('type.weight-medium')};
  line-height: 1.25;
  letter-spacing: ${token('type.spacing-label')};
  text-align: center;
  text-decoration: none;
  text-transform: ${token('type.case-label')};
  cursor: pointer;
  transition: background-color ${token('motion.fast')};
  ${focusRing}

  &[data-variant='primary'] {
    background: ${token('color.accent')};
    color: ${token('color.text-on-accent')};
  }

  &[data-variant='primary']:hover {
    background: ${token('color.accent-hover')};
  }

  &[data-variant='gift'] {
    background: ${token('color.gift')};
    color: ${token('color.text-on-gift')};
  }

  &[data-variant='secondary'] {
    border-color: ${token('color.line-strong')};
    background: ${token('color.surface')};
    color: ${token('color.text')};
  }

  &[data-variant='secondary']:hover,
  &[data-variant='quiet']:hover {
    background: ${token('color.accent-soft')};
  }

  &[data-size='l'] {
    min-height: ${token('size.field')};
    padding-inline: ${token('space.24')};
  }

  &[data-block] {
    width: 100%;
  }

  &:disabled:not([data-variant='quiet']) {
    background: ${token('color.skeleton')};
  }

  &:disabled {
    border-color: transparent;
    color: ${token('color.text-muted')};
    cursor: default;
  }
`;
