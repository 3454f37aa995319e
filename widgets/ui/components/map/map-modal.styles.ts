import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { Box } from '../../primitives/dialog/dialog.styles.ts';
import { focusRing } from '../../primitives/focus-ring/focus-ring.ts';

export const Window = styled(Box)`
  inline-size: calc(100% - 64px);
  max-inline-size: 1360px;
  block-size: calc(100% - 64px);
  @media (max-width: 767px) {
    inset: 0;
    inline-size: 100%;
    max-inline-size: none;
    block-size: 100%;
    max-block-size: none;
    border: 0;
    border-radius: 0;
  }
`;

export const Panes = styled.div`
  display: flex;
  flex: 1;
  min-block-size: 0;
`;

/* Beside the map; on a phone over it, when it is asked for. */
export const Side = styled.div`
  display: none;
  flex: none;
  flex-direction: column;
  box-sizing: border-box;
  min-block-size: 0;
  background: ${token('color.surface-raised')};
  &[data-shown] {
    display: flex;
    inline-size: 100%;
  }
  &[data-shown] + div {
    display: none;
  }
  @container (min-width: 720px) {
    &,
    &[data-shown] {
      display: flex;
      inline-size: 320px;
      border-inline-end: ${token('size.line')} solid ${token('color.line')};
    }
    &[data-shown] + div {
      display: flex;
    }
  }
`;

/* The map and what floats over it. */
export const Field = styled.div`
  display: flex;
  flex: 1;
  min-inline-size: 0;
`;

export const Count = styled.p`
  flex: none;
  margin: 0;
  padding: ${token('space.12')} ${token('space.24')};
  color: ${token('color.text-muted')};
  font-size: ${token('type.size-14')};
  font-variant-numeric: tabular-nums;
`;

export const List = styled.ul`
  flex: 1;
  margin: 0;
  padding: 0 ${token('space.8')} ${token('space.64')};
  overflow: auto;
  overscroll-behavior: contain;
  list-style: none;
  /* A few at a time: to leave out those below costs a second layout of the page for each new one. */
  & > li {
    contain: content;
  }
`;

export const Item = styled.button`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: ${token('space.12')};
  inline-size: 100%;
  min-block-size: 52px;
  padding: ${token('space.8')} ${token('space.16')};
  border: 0;
  border-radius: ${token('radius.control')};
  background: none;
  color: ${token('color.text')};
  font: inherit;
  line-height: 1.3;
  text-align: start;
  cursor: pointer;
  ${focusRing}
  &:focus-visible {
    outline-offset: -3px;
  }
  & > [data-price] {
    color: ${token('color.text-muted')};
    font-size: ${token('type.size-14')};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & > span > b {
    color: ${token('color.price')};
    font-size: ${token('type.size-16')};
    font-weight: ${token('type.weight-bold')};
  }
  &:hover {
    background: ${token('color.accent-soft')};
  }
  &[aria-pressed='true'] {
    background: ${token('color.accent-soft')};
    box-shadow: inset 3px 0 0 ${token('map.selected')};
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      border-inline-start: 4px solid Highlight;
    }
  }
`;

export const Empty = styled.p`
  margin: 0;
  padding: ${token('space.16')};
  color: ${token('color.text-muted')};
`;

export const Area = styled.div`
  position: absolute;
  z-index: 3;
  inset-block-start: ${token('space.16')};
  inset-inline: ${token('space.12')} 72px;
  display: grid;
  justify-items: center;
  gap: ${token('space.8')};
  pointer-events: none;
  & > * {
    pointer-events: auto;
  }
  @container (min-width: 720px) {
    inset-inline: 76px;
  }
`;

/* The one thing to do with a map that was moved. Its line, as that of all that floats, shows in forced colours alone. */
export const AreaButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.8')};
  min-block-size: ${token('size.touch')};
  padding: 0 ${token('space.16')};
  border: ${token('size.line')} solid transparent;
  border-radius: ${token('radius.pill')};
  background: ${token('color.surface-raised')};
  box-shadow: ${token('shadow.float')};
  color: ${token('color.text')};
  font: inherit;
  font-size: ${token('type.size-14')};
  font-weight: ${token('type.weight-bold')};
  line-height: 1.2;
  text-align: start;
  cursor: pointer;
  ${focusRing}
  & > svg {
    color: ${token('color.accent')};
  }
  &:hover {
    background: ${token('color.accent-soft')};
  }
`;

export const Message = styled.div`
  max-inline-size: 420px;
  border: ${token('size.line')} solid transparent;
  border-radius: ${token('radius.card')};
  background: ${token('color.surface-raised')};
  box-shadow: ${token('shadow.float')};
  font-size: ${token('type.size-14')};
  &[data-quiet] {
    display: flex;
    align-items: center;
    gap: ${token('space.8')};
    padding: ${token('space.8')} ${token('space.16')};
    border-radius: ${token('radius.control')};
    color: ${token('color.text-muted')};
  }
`;

/* Between map and list on a phone. */
export const Switch = styled.button`
  position: absolute;
  z-index: 4;
  inset-block-end: ${token('space.24')};
  inset-inline-start: 50%;
  display: inline-flex;
  align-items: center;
  gap: ${token('space.8')};
  min-block-size: ${token('size.touch')};
  padding: 0 ${token('space.24')};
  border: ${token('size.line')} solid transparent;
  border-radius: ${token('radius.pill')};
  background: ${token('color.text')};
  box-shadow: ${token('shadow.float')};
  color: ${token('color.surface-raised')};
  font: inherit;
  font-size: ${token('type.size-14')};
  font-weight: ${token('type.weight-bold')};
  translate: -50% 0;
  cursor: pointer;
  ${focusRing}
  @container (min-width: 720px) {
    display: none;
  }
`;

export const CardPlace = styled.div`
  position: absolute;
  z-index: 5;
  inset-block-end: ${token('space.24')};
  inset-inline: ${token('space.12')};
  display: grid;
  justify-items: center;
  pointer-events: none;
  & > * {
    pointer-events: auto;
  }
`;
