import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

/** Themes to choose from. */
export const Options = styled.ul`
  min-width: 240px;
  margin: 0;
  padding: 0;
  list-style: none;

  button {
    display: flex;
    align-items: center;
    gap: ${token('space.12')};
    box-sizing: border-box;
    width: 100%;
    min-height: ${token('size.touch')};
    padding: ${token('space.8')} ${token('space.12')};
    border: 0;
    border-radius: ${token('radius.control')};
    background: none;
    color: ${token('color.text')};
    font: inherit;
    text-align: start;
    cursor: pointer;
  }

  button:hover,
  button[aria-pressed='true'] {
    background: ${token('color.accent-soft')};
  }

  button[aria-pressed='true'] {
    font-weight: ${token('type.weight-medium')};
  }

  button:focus-visible {
    outline: ${token('size.ring')} solid ${token('color.focus')};
    outline-offset: -2px;
  }

  svg {
    color: ${token('color.accent')};
  }

  span {
    flex: 1;
  }
`;
