import { styled } from 'styled-components';
import { token } from '../../../themes/token.ts';
import { Dots, Root, Track } from './gallery.styles.ts';

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
  ${Track}:focus-visible ~ & {
    opacity: 1;
  }
`;

/* The same four marks are dots at rest and become thumbnails under the pointer. */
export const Marks = styled(Dots)`
  @media (hover: hover) {
    ${Root}:hover &,
    ${Track}:focus-visible ~ & {
      padding: 0;
      background: none;
    }
  }
`;

export const Mark = styled.button`
  padding: 0;
  border: 0;
  cursor: pointer;
  & > picture {
    display: none;
  }
  @media (hover: hover) {
    ${Root}:hover &,
    ${Track}:focus-visible ~ ${Marks} & {
      inline-size: 44px;
      block-size: 32px;
      border: 2px solid ${token('color.surface')};
      border-radius: ${token('space.4')};
      box-shadow: ${token('shadow.card-hover')};
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
