import { css } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

/** Gives the icon buttons within a ground of their own, as over a picture. */
export const raisedButton = css`
  button {
    background: ${token('color.surface-raised')};
    box-shadow: ${token('shadow.float')};
  }
`;
