import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { Field, Popup } from './destination-picker.styles.ts';

/** The combobox as the whole content of a screen: a bordered input, and the list below it in the page's flow. */
export const Screen = styled.div`
  ${Field} {
    flex-wrap: wrap;
    align-items: flex-start;
    padding: 0;

    &:hover {
      background: none;
    }

    &:focus-within:has(input:focus-visible) {
      outline: 0;
    }

    > svg {
      display: none;
    }

    label {
      inset-inline-start: ${token('space.12')};
    }

    input[role='combobox'] {
      position: static;
      contain: none;
      flex: 1 0 100%;
      height: auto;
      padding: 26px ${token('space.12')} 8px;
      border: ${token('size.line')} solid ${token('color.line-strong')};
      border-radius: ${token('radius.control')};
    }

    input[role='combobox']:focus-visible {
      border-color: ${token('color.focus')};
      outline: ${token('size.ring')} solid ${token('color.focus')};
      outline-offset: -2px;
    }
  }

  ${Popup} {
    position: static;
    width: 100%;
    padding: 0;
    overflow: visible;
    border: 0;
    box-shadow: none;
  }
`;
