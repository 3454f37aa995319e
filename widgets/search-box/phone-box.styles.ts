import { styled } from 'styled-components';
import { token } from '../../themes/token.ts';

/** All fields below each other, on the screen of a phone. */
export const Stack = styled.form`
  display: grid;
  gap: ${token('space.12')};
  margin: 0;

  [data-field]:not([data-field='search']) {
    border: 1px solid ${token('color.line-strong')};
    border-radius: ${token('radius.control')};
  }
`;
