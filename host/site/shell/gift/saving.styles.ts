import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

/** How much less a box costs than before: apart from other styles of gifts, since pages of results show it too. */
export const Saving = styled.span`
  padding: 0 ${token('space.8')};
  border-radius: ${token('radius.pill')};
  background: ${token('color.promo')};
  color: ${token('color.text-on-accent')};
  font-size: ${token('type.size-14')};
  font-weight: ${token('type.weight-bold')};
`;
