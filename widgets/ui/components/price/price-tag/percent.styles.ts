import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

/** What a promotion takes off, beside the price before it. */
export const Percent = styled.span`
  padding: 0 ${token('space.4')};
  border-radius: ${token('space.4')};
  background: ${token('color.gift-soft')};
  color: ${token('color.promo')};
  font-size: ${token('type.size-12')};
  font-weight: ${token('type.weight-bold')};
  line-height: 20px;
`;
