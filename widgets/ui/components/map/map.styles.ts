import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { MARKER_SIZE } from '@staykit/core/search/map/map-view.ts';
import { focusRing } from '../../primitives/focus-ring/focus-ring.ts';

export const Frame = styled.div`
  position: relative;
  flex: 1;
  min-inline-size: 0;
  min-block-size: 0;
  overflow: hidden;
  background: ${token('map.water')};
`;

/* Leaflet's own rules, as far as its panes and tiles need them. */
export const Holder = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  outline-offset: -4px;
  touch-action: none;
  user-select: none;
  /* The hand is on a sheet of its own: a cursor is inherited, and each press would have every marker styled again. */
  &::before {
    position: absolute;
    inset: 0;
    content: '';
    cursor: grab;
  }
  &:focus-visible {
    outline: ${token('size.ring')} solid ${token('color.focus')};
    outline-offset: calc(-1 * ${token('size.ring')});
  }
  &:active::before {
    cursor: grabbing;
  }
  & .leaflet-pane,
  & .leaflet-layer,
  & .leaflet-tile,
  & .leaflet-tile-container {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
  }
  & .leaflet-map-pane {
    z-index: 1;
  }
  & .leaflet-tile {
    max-inline-size: none;
    visibility: hidden;
    pointer-events: none;
  }
  & .leaflet-tile-loaded {
    visibility: inherit;
  }
  & .leaflet-zoom-animated {
    transform-origin: 0 0;
  }
  & .leaflet-zoom-anim .leaflet-zoom-animated {
    transition: transform 0.25s cubic-bezier(0, 0, 0.25, 1);
  }
`;

/* A quarter of the screen beyond each side: see BEYOND in ground.tsx. */
export const Drawing = styled.svg`
  position: absolute;
  inset-block-start: -25%;
  inset-inline-start: -25%;
  inline-size: 150%;
  block-size: 150%;
  max-inline-size: none;
  transform-origin: 0 0;
  fill: none;
  pointer-events: none;
  [data-zooming] > & {
    transition: transform 0.25s cubic-bezier(0, 0, 0.25, 1);
  }
  & path {
    vector-effect: non-scaling-stroke;
  }
  & > g > [data-of='land'] {
    fill: ${token('map.land')};
  }
  & > g > [data-of='sold'] {
    fill: ${token('map.sold')};
  }
  & > g > [data-of='lakes'] {
    fill: ${token('map.water')};
  }
  & > g > [data-of='rivers'] {
    stroke: ${token('map.water')};
    stroke-width: 1.5px;
    stroke-linejoin: round;
  }
  & > g > [data-of='borders'] {
    stroke: ${token('map.border')};
    stroke-width: 1px;
    stroke-linejoin: round;
  }
  @media (forced-colors: active) {
    & > g > [data-of='land'],
    & > g > [data-of='sold'] {
      fill: Canvas;
      stroke: CanvasText;
    }
    & > g > [data-of='lakes'] {
      fill: none;
    }
    & > g > [data-of='lakes'],
    & > g > [data-of='rivers'],
    & > g > [data-of='borders'] {
      stroke: GrayText;
    }
  }
`;

export const Layer = styled.div`
  position: absolute;
  z-index: 2;
  inset-block-start: 0;
  inset-inline-start: 0;
  inline-size: 0;
  block-size: 0;
  contain: layout style;
  &[data-above] {
    z-index: 4;
  }
  & > * {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
  }
  [data-zooming] > &,
  [data-zooming] > & > *,
  [data-zooming] + &[data-above] > * {
    transition: transform 0.25s cubic-bezier(0, 0, 0.25, 1);
  }
`;

export const Town = styled.span`
  color: ${token('color.text-muted')};
  font-size: ${token('type.size-12')};
  line-height: 1;
  white-space: nowrap;
  pointer-events: none;
  paint-order: stroke;
  text-shadow:
    1px 0 2px ${token('map.sold')},
    -1px 0 2px ${token('map.sold')},
    0 1px 2px ${token('map.sold')},
    0 -1px 2px ${token('map.sold')};
  &[data-kind='village'],
  &[data-kind='quarter'] {
    font-weight: ${token('type.weight-regular')};
    font-style: italic;
  }
`;

/* The sign stands at the place, and the name hangs below it. */
export const Sign = styled.span`
  display: grid;
  place-items: center;
  box-sizing: border-box;
  inline-size: 22px;
  block-size: 22px;
  border: 1px solid ${token('map.border')};
  border-radius: ${token('radius.pill')};
  background: ${token('map.sold')};
  & > svg {
    max-inline-size: none;
  }
`;

export const SignName = styled.span`
  position: absolute;
  inset-block-start: calc(100% + 2px);
  inset-inline-start: 50%;
  transform: translateX(-50%);
  &[data-side='above'] {
    inset-block: auto calc(100% + 2px);
  }
  &[data-side='after'],
  &[data-side='before'] {
    inset-block-start: 50%;
    inset-inline-start: calc(100% + 4px);
    transform: translateY(-50%);
  }
  &[data-side='before'] {
    inset-inline: auto calc(100% + 4px);
  }
`;

/* The credit at the end, and the scale at the start: above it where both do not fit beside each other. */
export const Foot = styled.div`
  position: absolute;
  z-index: 3;
  inset-block-end: 0;
  inset-inline: 0;
  display: flex;
  flex-flow: row-reverse wrap-reverse;
  pointer-events: none;
`;

export const Scale = styled.p`
  box-sizing: border-box;
  margin-block: 0 ${token('space.8')};
  margin-inline: ${token('space.8')} auto;
  border: solid ${token('color.text-muted')};
  border-width: 0 1px 1px;
  background: ${token('map.sold')};
  color: ${token('color.text-muted')};
  font-size: ${token('type.size-12')};
  font-variant-numeric: tabular-nums;
  line-height: ${token('type.line-text')};
  text-align: center;
  white-space: nowrap;
`;

export const Pin = styled.button`
  display: grid;
  place-items: center;
  contain: size layout style;
  box-sizing: border-box;
  inline-size: ${MARKER_SIZE.default}px;
  block-size: ${MARKER_SIZE.default}px;
  padding: 0;
  border: 1px solid ${token('color.line-strong')};
  border-radius: ${token('radius.pill')};
  background: ${token('color.surface-raised')};
  box-shadow: ${token('shadow.float')};
  color: ${token('color.text')};
  font: inherit;
  /* A marker keeps its size, and larger text would stand beside it: the card and the list say the price as well. */
  font-size: min(${token('type.size-12')}, 14px);
  font-weight: ${token('type.weight-bold')};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.03em;
  line-height: 1;
  white-space: nowrap;
  cursor: pointer;
  /* Over those of several. */
  z-index: 1;
  ${focusRing}
  /* What a finger meets is 44 px, though the marker is smaller. */
  &::before {
    position: absolute;
    inset: -3px;
    border-radius: inherit;
    content: '';
  }
  &:hover,
  &:focus-visible {
    z-index: 2;
    border-color: ${token('color.text')};
  }
  /* Its card in the list is pointed at. */
  &[data-raised] {
    z-index: 3;
    border-color: ${token('color.text')};
    background: ${token('color.text')};
    color: ${token('color.surface-raised')};
    inline-size: ${MARKER_SIZE.active}px;
    block-size: ${MARKER_SIZE.active}px;
  }
  &[aria-pressed='true'] {
    z-index: 3;
    inline-size: ${MARKER_SIZE.active}px;
    block-size: ${MARKER_SIZE.active}px;
    border: 2px solid ${token('map.on-selected')};
    background: ${token('map.selected')};
    color: ${token('map.on-selected')};
  }
  @media (forced-colors: active) {
    &[data-raised],
    &[aria-pressed='true'] {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

export const Cluster = styled.button`
  display: grid;
  place-items: center;
  contain: size layout style;
  box-sizing: border-box;
  inline-size: ${token('size.touch')};
  block-size: ${token('size.touch')};
  padding: 0;
  border: 3px solid ${token('color.surface-raised')};
  border-radius: ${token('radius.pill')};
  background: ${token('map.several')};
  box-shadow: ${token('shadow.float')};
  color: ${token('map.on-several')};
  font: inherit;
  font-size: min(${token('type.size-14')}, 18px);
  font-weight: ${token('type.weight-bold')};
  font-variant-numeric: tabular-nums;
  line-height: 1;
  cursor: pointer;
  ${focusRing}
  &[data-size='m'] {
    inline-size: 50px;
    block-size: 50px;
  }
  &[data-size='l'] {
    inline-size: 58px;
    block-size: 58px;
  }
  &:hover,
  &:focus-visible {
    z-index: 1;
    border-color: ${token('color.text')};
  }
`;

export const Zoom = styled.div`
  position: absolute;
  z-index: 3;
  inset-block-start: ${token('space.16')};
  inset-inline-end: ${token('space.16')};
  display: grid;
  overflow: hidden;
  border-radius: ${token('radius.control')};
  background: ${token('color.surface-raised')};
  box-shadow: ${token('shadow.float')};
  & > button {
    border-radius: 0;
  }
  & > [data-above] {
    border-block-end: ${token('size.line')} solid ${token('color.line')};
  }
`;

/* Four arrows below the buttons of the scale; markers between them can be seen and pressed. */
export const Pan = styled.div`
  position: absolute;
  z-index: 3;
  inset-block-start: calc(${token('space.16')} + 2 * ${token('size.touch')} + ${token('space.12')});
  inset-inline-end: ${token('space.16')};
  display: grid;
  grid-template-columns: repeat(3, 28px);
  grid-template-rows: repeat(3, 28px);
  pointer-events: none;
  & > button {
    inline-size: 100%;
    block-size: 100%;
    min-inline-size: 0;
    min-block-size: 0;
    border-radius: ${token('radius.pill')};
    background: ${token('color.surface-raised')};
    box-shadow: ${token('shadow.float')};
    pointer-events: auto;
  }
  & > [data-to='ArrowUp'] {
    grid-area: 1 / 2;
  }
  & > [data-to='ArrowLeft'] {
    grid-area: 2 / 1;
  }
  & > [data-to='ArrowRight'] {
    grid-area: 2 / 3;
  }
  & > [data-to='ArrowDown'] {
    grid-area: 3 / 2;
  }
`;

export const Credit = styled.p`
  margin: 0;
  padding: 2px ${token('space.8')};
  border-start-start-radius: ${token('space.4')};
  background: ${token('map.sold')};
  color: ${token('color.text-muted')};
  font-size: ${token('type.size-12')};
  line-height: ${token('type.line-text')};
  & > a {
    display: inline-block;
    padding-block: 3px;
    color: inherit;
    pointer-events: auto;
    ${focusRing}
  }
`;
