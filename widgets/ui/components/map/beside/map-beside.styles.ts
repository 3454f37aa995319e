import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { focusRing } from '../../../primitives/focus-ring/focus-ring.ts';

export const Field = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  overflow: hidden;
  border-radius: inherit;
  /* Land has the colour of the page: without a line one would not see where the map ends. */
  &::after {
    position: absolute;
    z-index: 3;
    inset: 0;
    border: ${token('size.line')} solid ${token('color.line')};
    border-radius: inherit;
    content: '';
    pointer-events: none;
  }
`;

/* The first stop in the map: seen once it has the focus. */
export const Skip = styled.button`
  position: absolute;
  z-index: 6;
  inset-block-start: ${token('space.12')};
  inset-inline-start: ${token('space.12')};
  min-block-size: ${token('size.touch')};
  padding: 0 ${token('space.16')};
  border: 0;
  border-radius: ${token('radius.control')};
  background: ${token('color.text')};
  color: ${token('color.surface-raised')};
  font: inherit;
  font-size: ${token('type.size-14')};
  font-weight: ${token('type.weight-bold')};
  cursor: pointer;
  ${focusRing}
  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;

/* Clear of the buttons of the scale. */
export const Above = styled.div`
  position: absolute;
  z-index: 3;
  inset-block-start: ${token('space.16')};
  inset-inline: ${token('space.16')} 76px;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${token('space.8')};
  pointer-events: none;
  & > * {
    pointer-events: auto;
  }
`;

export const Follow = styled.div`
  padding-inline: ${token('space.12')};
  border: ${token('size.line')} solid transparent;
  border-radius: ${token('radius.control')};
  background: ${token('color.surface-raised')};
  box-shadow: ${token('shadow.float')};
  color: ${token('color.text')};
  font-size: ${token('type.size-14')};
  /* The map around it can be pressed as well: WCAG 2.5.8 gives such a box no spacing, only its own 24 px. */
  & input {
    inline-size: 24px;
    block-size: 24px;
  }
`;

/* No size of its own: it stands where its marker does. */
export const Anchor = styled.div`
  inline-size: 0;
  block-size: 0;
  & > div {
    position: absolute;
  }
`;
