import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

export const Pages = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${token('space.4')};
  margin: 0;
  padding: 0;
  list-style: none;
  & > li[data-gap] {
    min-inline-size: 24px;
    color: ${token('color.text-muted')};
    text-align: center;
  }
`;

export const Page = styled.a`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space.4')};
  box-sizing: border-box;
  min-inline-size: ${token('size.touch')};
  min-block-size: ${token('size.touch')};
  padding: 0 ${token('space.8')};
  border: 1px solid transparent;
  border-radius: ${token('radius.control')};
  color: ${token('color.text')};
  font-size: ${token('type.size-16')};
  font-variant-numeric: tabular-nums;
  text-decoration: none;
  &:hover {
    border-color: ${token('color.line-strong')};
  }
  &[aria-current='page'] {
    background: ${token('color.accent')};
    color: ${token('color.text-on-accent')};
    font-weight: ${token('type.weight-bold')};
  }
  @media (forced-colors: active) {
    &[aria-current='page'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
  &:focus-visible {
    outline: ${token('size.ring')} solid ${token('color.focus')};
    outline-offset: 2px;
  }
`;
