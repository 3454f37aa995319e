import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { raisedButton } from '../icon-button/raised-button.styles.ts';

export const Slide = styled.li`
  flex: none;
  scroll-snap-align: start;
`;

export const Strip = styled.ul`
  display: flex;
  height: 100%;
  margin: 0;
  padding: 0;
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  list-style: none;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  &:focus-visible {
    outline: ${token('size.ring')} solid ${token('color.focus')};
    outline-offset: -3px;
  }
`;

export const Arrow = styled.div`
  position: absolute;
  inset-block-start: calc(50% - 22px);
  ${raisedButton}

  &[data-to='previous'] {
    inset-inline-start: 8px;
  }

  &[data-to='next'] {
    inset-inline-end: 8px;
  }

  &[data-off]:not(:focus-within) {
    visibility: hidden;
  }

  @media (hover: none) {
    display: none;
  }
`;

export const Frame = styled.div.attrs({ role: 'group' })`
  position: relative;
  height: 100%;

  &[data-single] ${Slide} {
    width: 100%;
  }

  &:not([data-single]) ${Strip} {
    gap: ${token('card.gap')};
  }
`;

export const Dots = styled.div`
  position: absolute;
  inset: auto 0 10px;
  display: flex;
  justify-content: center;
  gap: 6px;
  pointer-events: none;
`;

export const Dot = styled.span`
  width: 7px;
  height: 7px;
  border-radius: 50%;
  background: ${token('color.surface')};
  box-shadow: 0 0 2px ${token('color.overlay')};
  opacity: 0.65;

  &[data-on] {
    width: 18px;
    border-radius: 4px;
    opacity: 1;
  }
`;
