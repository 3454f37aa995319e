import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { raisedButton } from '../../primitives/icon-button/raised-button.styles.ts';

export const Show = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${token('space.12')};
  min-block-size: 0;
  padding-block: ${token('space.12')} ${token('space.16')};
`;

export const Stage = styled.div`
  position: relative;
  flex: 1;
  min-block-size: 0;
`;

export const Strip = styled.div`
  display: flex;
  block-size: 100%;
  overflow: auto hidden;
  overscroll-behavior: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  &:focus-visible {
    outline: ${token('size.ring')} solid ${token('color.focus')};
    outline-offset: calc(-1 * ${token('size.ring')});
  }
`;

export const Large = styled.div`
  flex: 0 0 100%;
  box-sizing: border-box;
  min-inline-size: 0;
  block-size: 100%;
  padding-inline: ${token('space.16')};
  scroll-snap-align: start;
  scroll-snap-stop: always;
  & > picture {
    background: none;
  }
  & > picture > img {
    object-fit: contain;
  }
  @container (min-width: 768px) {
    padding-inline: 80px;
  }
`;

export const Side = styled.div`
  position: absolute;
  inset-block-start: calc(50% - 22px);
  ${raisedButton}
  display: none;
  &:has([aria-disabled='true']):not(:focus-within) {
    visibility: hidden;
  }
  &[data-step='-1'] {
    inset-inline-start: ${token('space.16')};
  }
  &[data-step='1'] {
    inset-inline-end: ${token('space.16')};
  }
  @container (min-width: 768px) {
    display: block;
  }
`;

export const Counter = styled.p`
  margin: 0;
  color: ${token('color.text-muted')};
  font-size: ${token('type.size-14')};
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

export const Thumbs = styled.div`
  display: flex;
  flex: none;
  gap: ${token('space.8')};
  overflow-x: auto;
  padding: ${token('space.4')} ${token('space.16')};
  scrollbar-width: none;
  &::before,
  &::after {
    content: '';
    margin: auto;
  }
`;

export const Thumb = styled.button`
  flex: none;
  overflow: hidden;
  inline-size: 72px;
  block-size: 48px;
  padding: 0;
  border: 0;
  border-radius: ${token('radius.control')};
  background: ${token('color.skeleton')};
  cursor: pointer;
  opacity: 0.7;
  transition: opacity ${token('motion.fast')} ${token('motion.ease')};
  &:hover {
    opacity: 1;
  }
  &[aria-current='true'] {
    opacity: 1;
    outline: ${token('size.ring')} solid ${token('color.accent')};
    outline-offset: 1px;
  }
  &:focus-visible {
    outline: ${token('size.ring')} solid ${token('color.focus')};
    outline-offset: 1px;
    opacity: 1;
  }
`;
