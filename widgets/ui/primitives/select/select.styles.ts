import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { focusRing } from '../focus-ring/focus-ring.ts';

/** A select with its label above it. */
export const Labelled = styled.div`
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
export const SelectFrame = styled.div`
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

  /* What has to be chosen yet: a wider line, which forced colours show too; nothing moves. */
  &[data-missing] select {
    padding: 7px 39px 7px 11px;
    border-color: ${token('color.accent')};
    border-width: 2px;
  }
`;
