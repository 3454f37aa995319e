import { css } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

/** The ground of what floats over the page, placed by `floatPanel`. */
export const floating = css`
  position: absolute;
  inset: auto;
  box-sizing: border-box;
  width: max-content;
  height: auto;
  margin: 0;
  padding: 0;
  border: 1px solid ${token('color.line')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface-raised')};
  box-shadow: ${token('shadow.float')};
  color: ${token('color.text')};
`;
