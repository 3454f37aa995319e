import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

/** What the box covers, for those who came without its code. */
export const CoversBox = styled.p`
  font-weight: ${token('type.weight-bold')};

  html[data-gift] & {
    display: none;
  }
`;

/** A way that is not the first. */
export const QuietLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${token('size.touch')};
  /* As tall as a finger, and the text around it as it was. */
  margin-block: -10px;
  color: ${token('color.accent')};
  font-weight: ${token('type.weight-medium')};
`;
