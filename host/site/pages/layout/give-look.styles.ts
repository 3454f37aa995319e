import { css } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

/** How a link looks that leads to giving: the strongest of its page. */
export const giveLook = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space.8')};
  min-height: ${token('size.field')};
  padding-inline: ${token('space.24')};
  border-radius: ${token('radius.control')};
  background: ${token('color.gift')};
  color: ${token('color.text-on-gift')};
  font-weight: ${token('type.weight-medium')};
  letter-spacing: ${token('type.spacing-label')};
  text-align: center;
  text-decoration: none;
  text-transform: ${token('type.case-label')};
`;
