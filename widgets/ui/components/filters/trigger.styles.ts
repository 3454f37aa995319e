import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

export const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.4')};
  box-sizing: border-box;
  min-block-size: ${token('size.touch')};
  padding: 0 ${token('space.12')};
  border: 1px solid ${token('color.line')};
  border-radius: ${token('radius.pill')};
  background: ${token('color.surface')};
  color: ${token('color.text')};
  font-family: inherit;
  font-size: ${token('type.size-14')};
  font-weight: ${token('type.weight-medium')};
  line-height: ${token('type.line-text')};
  white-space: nowrap;
  cursor: pointer;
  transition: border-color ${token('motion.fast')} ${token('motion.ease')};
  &:hover,
  &[aria-expanded='true'] {
    border-color: ${token('color.text')};
  }
  &[data-active='true'] {
    border-color: ${token('color.accent')};
    background: ${token('color.accent-soft')};
    color: ${token('color.accent')};
  }
  &:focus-visible {
    outline: ${token('size.ring')} solid ${token('color.focus')};
    outline-offset: 2px;
  }
  & > b {
    display: grid;
    place-items: center;
    min-inline-size: 20px;
    block-size: 20px;
    border-radius: ${token('radius.pill')};
    background: ${token('color.accent')};
    color: ${token('color.text-on-accent')};
    font-size: ${token('type.size-12')};
    font-weight: ${token('type.weight-bold')};
    line-height: 20px;
  }
`;

export const Actions = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${token('space.12')};
  /* Beside each other, or where their words are too long below each other, they end where the panel does. */
  & > button {
    flex: 1 0 auto;
  }
`;
