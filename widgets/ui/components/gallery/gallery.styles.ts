import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

/*
 * Above the link that covers a card: pictures are swiped, and have buttons of their own. At rest its marks are four
 * dots, the first one long: drawn without elements, since a page has dozens of galleries.
 */
export const Root = styled.div`
  position: relative;
  z-index: 2;
  overflow: hidden;
  aspect-ratio: ${token('card.ratio')};
  background: ${token('color.skeleton')};
  &[data-rest]::before,
  &[data-rest]::after {
    content: '';
    position: absolute;
    /* Over the picture, which is positioned as well and comes later. */
    z-index: 1;
    inset-block-end: ${token('space.8')};
    inset-inline-start: calc(50% - 31px);
    inline-size: 62px;
    block-size: 14px;
    border-radius: ${token('radius.pill')};
    background: ${token('color.surface-raised')};
    pointer-events: none;
    /* The dots are nothing but their colours. */
    forced-color-adjust: none;
    @media (scripting: none) {
      display: none;
    }
  }
  &[data-rest]::after {
    margin: 4px 8px;
    inline-size: 6px;
    block-size: 6px;
    background: ${token('color.text')};
    color: ${token('color.line-strong')};
    box-shadow:
      2px 0 ${token('color.text')},
      4px 0 ${token('color.text')},
      6px 0 ${token('color.text')},
      8px 0 ${token('color.text')},
      10px 0 ${token('color.text')},
      20px 0,
      30px 0,
      40px 0;
  }
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
  /* Room for the pictures that are to come: a first swipe has where to go. Without script nothing brings them. */
  &[data-rest]::after {
    content: '';
    flex: 0 0 300%;
    @media (scripting: none) {
      display: none;
    }
  }
  &:focus-visible {
    outline: ${token('size.ring')} solid ${token('color.focus')};
    outline-offset: calc(-1 * ${token('size.ring')});
  }
`;

export const Slide = styled.a`
  flex: 0 0 100%;
  min-inline-size: 0;
  scroll-snap-align: start;
  scroll-snap-stop: always;
`;

export const Enlarge = styled.button`
  position: absolute;
  inset-block-end: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  box-sizing: border-box;
  inline-size: 44px;
  block-size: 44px;
  padding: 6px;
  border: 0;
  border-radius: ${token('radius.pill')};
  background: ${token('color.surface-raised')} content-box;
  color: ${token('color.text')};
  cursor: pointer;
  &:focus-visible {
    outline: ${token('size.ring')} solid ${token('color.focus')};
    outline-offset: calc(-1 * ${token('size.ring')});
  }
`;
