import { keyframes, styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { focusRing } from '../../primitives/focus-ring/focus-ring.ts';

const rise = keyframes`
  from {
    opacity: 0;
    translate: 0 12px;
  }
`;

export const Card = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 112px 1fr;
  box-sizing: border-box;
  inline-size: 100%;
  max-inline-size: 460px;
  min-block-size: 148px;
  overflow: hidden;
  border-radius: ${token('radius.card')};
  background: ${token('color.surface-raised')};
  box-shadow: ${token('shadow.float')};
  color: ${token('color.text')};
  animation: ${rise} ${token('motion.medium')} ${token('motion.ease')};
  ${focusRing}
  @media (forced-colors: active) {
    border: ${token('size.line')} solid CanvasText;
  }
  @container (min-width: 720px) {
    grid-template-columns: 148px 1fr;
  }
`;

export const Photo = styled.div`
  position: relative;
  background: ${token('color.skeleton')};
  & > picture {
    position: absolute;
    inset: 0;
  }
`;

export const Text = styled.div`
  display: flex;
  flex-direction: column;
  gap: 2px;
  min-inline-size: 0;
  padding: ${token('space.12')} ${token('space.16')};
  & > h3 {
    display: -webkit-box;
    margin: 0;
    padding-inline-end: ${token('space.32')};
    overflow: hidden;
    font-size: ${token('type.size-16')};
    font-weight: ${token('type.weight-bold')};
    line-height: 1.25;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

export const Hotel = styled.p`
  margin: 0;
  overflow: hidden;
  color: ${token('color.text-muted')};
  font-size: ${token('type.size-14')};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Line = styled.span`
  display: block;
  inline-size: 60%;
  block-size: 12px;
  margin-block: 6px;
  border-radius: ${token('space.4')};
  background: ${token('color.skeleton')};
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${token('space.4')} ${token('space.12')};
  margin-block-start: auto;
  & > p {
    margin: 0;
    color: ${token('color.text-muted')};
    font-size: ${token('type.size-12')};
    line-height: 1.35;
    & > strong {
      display: block;
      color: ${token('color.price')};
      font-size: ${token('type.size-20')};
      font-weight: ${token('type.weight-bold')};
      font-variant-numeric: tabular-nums;
    }
  }
`;

export const Go = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: ${token('size.touch')};
  padding: 0 ${token('space.16')};
  border: ${token('size.line')} solid transparent;
  border-radius: ${token('radius.control')};
  background: ${token('color.accent')};
  color: ${token('color.text-on-accent')};
  font-size: ${token('type.size-14')};
  font-weight: ${token('type.weight-bold')};
  text-decoration: none;
  ${focusRing}
  &[data-tone='gift'] {
    background: ${token('color.gift')};
    color: ${token('color.text-on-gift')};
  }
  &:not([data-tone]):hover {
    background: ${token('color.accent-hover')};
  }
`;

export const Close = styled.div`
  position: absolute;
  z-index: 1;
  inset-block-start: 0;
  inset-inline-end: 0;
`;
