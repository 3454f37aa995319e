import { styled } from 'styled-components';
import { token } from '../../../themes/token.ts';
import { focusRing } from '../../primitives/focus-ring/focus-ring.ts';

export const Days = styled.div`
  display: grid;
  gap: ${token('space.16')};

  ul {
    margin: ${token('space.4')} 0 0;
    padding-inline-start: ${token('space.16')};
  }

  /* What is to be heard later has to be there before; it takes no room until then. */
  [role='status']:empty {
    margin-block-start: calc(-1 * ${token('space.16')});
  }
`;

export const Missing = styled.p`
  margin: 0;
  font-weight: ${token('type.weight-bold')};
`;

export const Activity = styled.div`
  min-width: 0;

  label {
    display: block;
    margin-block-end: ${token('space.4')};
    color: ${token('color.text')};
    font-size: ${token('type.size-14')};
    font-weight: ${token('type.weight-medium')};
    line-height: ${token('type.line-text')};
    overflow-wrap: anywhere;
  }
`;

/** The chevron stands on the select and lets every press through. */
export const Frame = styled.div`
  position: relative;
  color: ${token('color.text-muted')};

  & > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${token('space.12')};
    margin-block: auto;
    pointer-events: none;
  }

  select {
    box-sizing: border-box;
    width: 100%;
    min-height: ${token('size.touch')};
    margin: 0;
    padding: 8px 40px 8px ${token('space.12')};
    border: 1px solid ${token('color.line-strong')};
    border-radius: ${token('radius.control')};
    background: ${token('color.surface')};
    color: ${token('color.text')};
    font: inherit;
    font-size: ${token('type.size-16')};
    line-height: 1.5;
    text-overflow: ellipsis;
    appearance: none;
    cursor: pointer;
    ${focusRing}
  }

  /* A wider line, which forced colours show too; nothing moves. */
  &[data-missing] select {
    padding: 7px 39px 7px 11px;
    border-color: ${token('color.accent')};
    border-width: 2px;
  }
`;
