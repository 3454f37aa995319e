import { css } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

/** The ring around what the keyboard is on; the outline is also what forced colours show. */
export const focusRing = css`
  &:focus-visible {
    outline: ${token('size.ring')} solid ${token('color.focus')};
    outline-offset: 2px;
  }
`;
