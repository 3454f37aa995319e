import { css } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

/**
 * What a look does to a photograph, for the `picture` around it. The veil lies over the image and under all that stands on
 * the picture, and is mixed with nothing else.
 */
export const photoLook = css`
  position: relative;
  isolation: isolate;
  & > img {
    filter: ${token('picture.filter')};
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: ${token('picture.veil')};
    mix-blend-mode: ${token('picture.blend')};
    pointer-events: none;
  }
`;
