import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

/* Above a block of its own, below the results. */
export const SubHeading = styled.h3`
  margin: 0 0 ${token('space.12')};
  font-size: ${token('type.size-20')};
  font-weight: ${token('type.weight-bold')};
  line-height: ${token('type.line-heading')};
`;
