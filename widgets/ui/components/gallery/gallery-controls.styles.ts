import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { Enlarge, Root, Track } from './gallery.styles.ts';

export const Arrow = styled.button`
  position: absolute;
  inset-block-start: calc(50% - 22px);
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: ${token('color.text')};
  opacity: 0;
  cursor: pointer;
  transition: opacity ${token('motion.fast')} ${token('motion.ease')};
  &[data-step='-1'] {
    inset-inline-start: ${token('space.4')};
  }
  &[data-step='1'] {
    inset-inline-end: ${token('space.4')};
  }
  & > span {
    display: grid;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    border-radius: ${token('radius.pill')};
    background: ${token('color.surface-raised')};
    box-shadow: ${token('shadow.float')};
  }
  &:disabled {
    visibility: hidden;
  }
  @media (hover: none) {
    display: none;
  }
  ${Root}:hover &,
  :is(${Track}, ${Enlarge}):focus-visible ~ & {
    opacity: 1;
  }
`;

/* Four marks: dots at rest, as the gallery draws them before they come, and thumbnails under the pointer. */
export const Marks = styled.span`
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
  @media (hover: hover) {
    ${Root}:hover &,
    :is(${Track}, ${Enlarge}):focus-visible ~ & {
      padding: 0;
      background: none;
    }
  }
`;

export const Mark = styled.button`
  overflow: hidden;
  flex: none;
  inline-size: 6px;
  block-size: 6px;
  padding: 0;
  border: 0;
  border-radius: ${token('radius.pill')};
  background: currentcolor;
  color: inherit;
  cursor: pointer;
  &[data-current='true'] {
    inline-size: 16px;
    background: ${token('color.text')};
  }
  & > picture {
    display: none;
  }
  @media (hover: hover) {
    ${Root}:hover &,
    :is(${Track}, ${Enlarge}):focus-visible ~ ${Marks} & {
      inline-size: 44px;
      block-size: 32px;
      border: 2px solid ${token('color.surface')};
      border-radius: ${token('space.4')};
      pointer-events: auto;
      &[data-current='true'] {
        border-color: ${token('color.accent')};
      }
      & > picture {
        display: block;
      }
    }
  }
`;
