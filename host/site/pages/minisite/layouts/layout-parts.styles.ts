import { css } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

/** A headline in the display face of the look. */
export const display = css`
  font-family: ${token('type.family-display')};
  font-style: ${token('type.style-display')};
  font-weight: ${token('type.weight-display')};
  letter-spacing: ${token('type.spacing-display')};
  line-height: ${token('type.line-heading')};
  text-transform: ${token('type.case-display')};
  text-wrap: balance;
`;

/** A card without ground and frame: picture, then words. */
export const bareTile = css`
  overflow: visible;
  border: 0;
  border-radius: 0;
  background: none;
  box-shadow: none;
`;

/** A picture in the frame of the look. */
export const framed = css`
  overflow: hidden;
  padding: ${token('picture.mat')};
  border: ${token('picture.frame')};
  border-radius: ${token('picture.radius')};
  background: ${token('color.surface')};

  &::after {
    inset: ${token('picture.mat')};
  }
`;
