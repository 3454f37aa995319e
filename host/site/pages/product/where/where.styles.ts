import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { focusRing } from '@staykit/ui/primitives/focus-ring/focus-ring.ts';

export const Sides = styled.div`
  container-type: inline-size;
`;

export const Columns = styled.div`
  display: grid;
  gap: ${token('space.24')};

  @container (min-width: 600px) {
    grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
    align-items: start;
  }
`;

export const Frame = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 4 / 3;
  border: ${token('size.line')} solid ${token('color.line')};
  border-radius: ${token('radius.card')};
  background: ${token('map.water')};

  > p {
    position: absolute;
    inset-block-end: ${token('space.8')};
    inset-inline-start: ${token('space.8')};
    border-radius: ${token('radius.pill')};
    background: ${token('color.surface-raised')};
    box-shadow: ${token('shadow.float')};
  }
  > p > a {
    padding-inline: ${token('space.12')};
    font-size: ${token('type.size-14')};
  }
`;

export const Picture = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  fill: ${token('color.text-muted')};
  font-size: 12px;
  text-anchor: middle;

  text {
    paint-order: stroke;
    stroke: ${token('map.sold')};
    stroke-width: 3px;
    stroke-linejoin: round;
  }
  [data-of='land'] {
    fill: ${token('map.sold')};
  }
  [data-of='town'] text {
    font-size: 13px;
    font-weight: ${token('type.weight-medium')};
  }
  [data-of='circle'] circle {
    fill: none;
    stroke: ${token('color.accent')};
    stroke-dasharray: 2 5;
    stroke-linecap: round;
    opacity: 0.55;
  }
  [data-of='circle'] text {
    font-size: 10px;
  }
  [data-of='dots'] {
    fill: none;
    stroke: ${token('color.text-muted')};
    stroke-width: 4px;
    stroke-linecap: round;
    opacity: 0.55;
  }
  [data-of='pin'] {
    fill: ${token('map.selected')};
    stroke: ${token('map.on-selected')};
  }
  [data-of='eye'] {
    fill: ${token('map.on-selected')};
  }
  @media (forced-colors: active) {
    [data-of='land'] {
      fill: Canvas;
      stroke: CanvasText;
    }
    text {
      fill: CanvasText;
      stroke: Canvas;
    }
  }
`;

export const Distances = styled.ul`
  display: grid;
  margin-block: ${token('space.16')} ${token('space.12')};
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${token('space.12')};
    padding-block: ${token('space.8')};
    border-block-end: ${token('size.line')} solid ${token('color.line')};
  }
  svg {
    color: ${token('color.accent')};
  }
  b {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  small {
    display: block;
    color: ${token('color.text-muted')};
    font-size: ${token('type.size-14')};
  }
`;

export const Directions = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.8')};
  min-block-size: ${token('size.touch')};
  color: ${token('color.accent')};
  text-underline-offset: 3px;
  ${focusRing}
`;
