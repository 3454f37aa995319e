import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { focusRing } from '@staykit/ui/primitives/focus-ring/focus-ring.ts';
import { ground } from '../search-box.styles.ts';

/** One line that says what is searched for, and stands for the fields where they would fill the screen. */
export const Line = styled.button`
  ${ground}
  display: none;
  align-items: center;
  gap: ${token('space.16')};
  width: 100%;
  min-height: 64px;
  margin: 0;
  padding: ${token('space.8')} ${token('space.24')};
  border-radius: ${token('radius.pill')};
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
  ${focusRing}

  @media (max-width: 767px) and (scripting: enabled) {
    display: flex;

    + [part='box'] {
      display: none;
    }
  }

  svg {
    color: ${token('color.accent')};
  }

  span {
    min-width: 0;
  }

  span * {
    display: block;
    overflow: hidden;
    line-height: 1.35;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  strong {
    font-weight: ${token('type.weight-medium')};
  }

  span > span {
    color: ${token('color.text-muted')};
    font-size: ${token('type.size-14')};
  }
`;

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
