import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.8')};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Chip = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.8')};
  min-block-size: 36px;
  padding: 0 ${token('space.12')};
  border-radius: ${token('radius.pill')};
  background: ${token('color.accent-soft')};
  color: ${token('color.accent')};
  font-size: ${token('type.size-14')};
  text-decoration: none;
  &[data-quiet='true'] {
    background: none;
    color: ${token('color.text')};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  &:hover {
    text-decoration: underline;
  }
  &:focus-visible {
    outline: ${token('size.ring')} solid ${token('color.focus')};
    outline-offset: 2px;
  }
`;
