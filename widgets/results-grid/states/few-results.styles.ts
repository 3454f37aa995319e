import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

export const Fallbacks = styled.div`
  display: grid;
  gap: ${token('space.24')};
  margin-block-start: ${token('space.24')};
`;

/* Why one room is in the way, and the press that takes it away. */
export const WayOut = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.12')} ${token('space.24')};
  margin: 0 0 ${token('space.16')};
`;
