import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

/** What a gift pays of a total, and what is left. Its height is kept before it is there: see `document-css.ts`. */
export const Paid = styled.dl`
  display: grid;
  gap: ${token('space.4')};
  min-height: 68px;
  margin-top: ${token('space.12')};
  padding: ${token('space.8')} ${token('space.12')};
  border-radius: ${token('radius.control')};
  background: ${token('color.gift-soft')};
  font-size: ${token('type.size-14')};

  div {
    display: flex;
    justify-content: space-between;
    gap: ${token('space.12')};
  }
  dd {
    font-variant-numeric: tabular-nums;
  }
  div:last-child {
    font-weight: ${token('type.weight-bold')};
  }
`;
