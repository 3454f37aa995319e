import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

/** Shows the rest of a section; once it has, there is nothing left to press. */
export const More = styled.summary`
  display: inline-flex;
  align-items: center;
  min-height: ${token('size.touch')};
  margin-block: ${token('space.16')};
  color: ${token('color.accent')};
  font-weight: ${token('type.weight-medium')};
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;

  [open] > & {
    display: none;
  }
  [open] > & + ul {
    margin-top: ${token('card.gap')};
  }
`;

/** A line between the title of a section and its cards. */
export const Intro = styled.p`
  margin-bottom: ${token('space.16')};
`;
