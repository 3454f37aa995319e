import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { focusRing } from '@staykit/ui/primitives/focus-ring/focus-ring.ts';

/* Two words of one line of text; a thumb has more room around them. Without script it could do nothing. */
export const Turns = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-area: prices;
  align-self: center;
  margin-inline-start: ${token('space.16')};
  box-sizing: border-box;
  padding: 3px;
  border: 1px solid ${token('color.line')};
  border-radius: ${token('radius.pill')};
  background: ${token('color.surface')};
  @media (scripting: none) {
    display: none;
  }
  & > button {
    position: relative;
    padding: 0 ${token('space.12')};
    border: 0;
    border-radius: ${token('radius.pill')};
    background: none;
    color: ${token('color.text')};
    font: inherit;
    font-size: ${token('type.size-14')};
    line-height: 30px;
    white-space: nowrap;
    cursor: pointer;
    ${focusRing}
    &::first-letter {
      text-transform: uppercase;
    }
    &::after {
      content: '';
      position: absolute;
      inset: -7px 0;
    }
    &[aria-pressed='true'] {
      background: ${token('color.accent-soft')};
      color: ${token('color.accent')};
      font-weight: ${token('type.weight-medium')};
    }
  }
`;
