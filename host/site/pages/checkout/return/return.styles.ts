import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

/* What waits for its payment. */
export const Item = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.16')};
  margin-top: ${token('space.24')};
  padding: ${token('space.16')};
  border: ${token('card.border')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface')};

  > span {
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  span span {
    color: ${token('color.text-muted')};
    font-size: ${token('type.size-14')};
  }
  [data-sum] {
    color: ${token('color.price')};
    font-size: ${token('type.size-20')};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;
