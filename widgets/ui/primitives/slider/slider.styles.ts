import { css, styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

const knob = css`
  box-sizing: border-box;
  width: 28px;
  height: 28px;
  border: 2px solid ${token('color.accent')};
  border-radius: 50%;
  background: ${token('color.surface')};
  cursor: grab;
  pointer-events: auto;
`;

const ring = css`
  outline: ${token('size.ring')} solid ${token('color.focus')};
  outline-offset: 2px;
`;

export const Track = styled.div`
  --low: 0%;
  --high: 100%;

  position: relative;
  height: ${token('size.touch')};

  &[data-disabled] {
    opacity: 0.45;
  }
`;

export const Band = styled.div`
  position: absolute;
  inset: 20px 0;
  border-radius: 2px;
  background: ${token('color.line-strong')};

  &::before {
    content: '';
    position: absolute;
    inset: -1px calc(100% - var(--high)) -1px var(--low);
    border-radius: 3px;
    background: ${token('color.accent')};
  }

  @media (forced-colors: active) {
    border-block: 2px solid canvastext;
  }
`;

export const Thumb = styled.input`
  position: absolute;
  inset: 0;
  box-sizing: border-box;
  width: 100%;
  height: 100%;
  margin: 0;
  background: none;
  appearance: none;
  pointer-events: none;

  &[data-front] {
    z-index: 1;
  }

  &:focus {
    outline: none;
  }

  &::-webkit-slider-runnable-track {
    background: none;
  }

  &::-moz-range-track {
    background: none;
  }

  &::-webkit-slider-thumb {
    appearance: none;
    ${knob}
  }

  &::-moz-range-thumb {
    ${knob}
  }

  &:focus-visible::-webkit-slider-thumb {
    ${ring}
  }

  &:focus-visible::-moz-range-thumb {
    ${ring}
  }
`;
