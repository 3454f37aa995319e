import { styled } from 'styled-components';
import { token } from '../../../themes/token.ts';

export const Root = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: ${token('card.ratio')};
  background: ${token('color.skeleton')};
`;

export const Track = styled.div`
  display: flex;
  block-size: 100%;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  &::-webkit-scrollbar {
    display: none;
  }
  &:focus-visible {
    outline: ${token('size.ring')} solid ${token('color.focus')};
    outline-offset: calc(-1 * ${token('size.ring')});
  }
`;

export const Slide = styled.a`
  position: relative;
  flex: 0 0 100%;
  min-inline-size: 0;
  scroll-snap-align: start;
  scroll-snap-stop: always;
  /* Without script nothing brings the pictures after the first. */
  @media (scripting: none) {
    &:not(:first-child) {
      display: none;
    }
  }
`;

export const Enlarge = styled.button`
  position: absolute;
  inset-block-end: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: ${token('color.text')};
  cursor: pointer;
  & > span {
    display: grid;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    border-radius: ${token('radius.pill')};
    background: ${token('color.surface-raised')};
  }
  &:focus-visible {
    outline: ${token('size.ring')} solid ${token('color.focus')};
    outline-offset: calc(-1 * ${token('size.ring')});
    border-radius: ${token('radius.control')};
  }
`;

/* At rest the marks are four dots, the first one long: drawn without elements, since a page has dozens of galleries. */
export const Dots = styled.span`
  position: absolute;
  inset-block-end: ${token('space.8')};
  inset-inline-start: 50%;
  display: flex;
  align-items: center;
  gap: ${token('space.4')};
  padding: ${token('space.4')} ${token('space.8')};
  border-radius: ${token('radius.pill')};
  background: ${token('color.surface-raised')};
  color: ${token('color.line-strong')};
  pointer-events: none;
  translate: -50%;
  /* The dots are nothing but their colours. */
  forced-color-adjust: none;
  @media (scripting: none) {
    display: none;
  }
  &:empty::before,
  &:empty::after,
  & > * {
    content: '';
    overflow: hidden;
    flex: none;
    inline-size: 6px;
    block-size: 6px;
    border-radius: ${token('radius.pill')};
    background: currentcolor;
  }
  &:empty::after {
    margin-inline-end: 20px;
    box-shadow:
      10px 0,
      20px 0;
  }
  &:empty::before,
  & > [data-current='true'] {
    inline-size: 16px;
    background: ${token('color.text')};
  }
`;
