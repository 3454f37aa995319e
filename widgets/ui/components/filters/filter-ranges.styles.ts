import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

/* Wide enough that a dropdown does not change its width while counts change. */
export const Range = styled.div`
  min-inline-size: min(320px, 70cqi);
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${token('space.16')};
  margin-block-start: ${token('space.16')};
  & label {
    display: grid;
    gap: ${token('space.4')};
    color: ${token('color.text-muted')};
    font-size: ${token('type.size-14')};
  }
  & input {
    box-sizing: border-box;
    inline-size: 100%;
    min-block-size: ${token('size.touch')};
    margin: 0;
    padding: 0 ${token('space.12')};
    border: 1px solid ${token('color.line-strong')};
    border-radius: ${token('radius.control')};
    background: ${token('color.surface')};
    color: ${token('color.text')};
    font-family: inherit;
    font-size: ${token('type.size-16')};
    font-variant-numeric: tabular-nums;
  }
  & input:focus-visible {
    outline: ${token('size.ring')} solid ${token('color.focus')};
    outline-offset: 1px;
  }
`;

export const Hint = styled.p`
  margin: 0;
  color: ${token('color.text-muted')};
  font-size: ${token('type.size-14')};
`;
