import { useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Map as LeafletMap } from 'leaflet';
import { useLayout } from '../../../hooks/use-layout.ts';
import { worldPixel } from '../clusters.ts';
import type { MapPoint } from '../map-props.ts';
import { Spots } from '../spots.tsx';
import * as S from './map-beside.styles.ts';

export interface CalloutProps {
  map: LeafletMap;
  /** The marker that it stands at. */
  point: MapPoint;
  children: ReactNode;
}

/** Px of a card, of the room that it keeps to the sides of the map, and of a marker that is chosen. */
const CARD = { width: 380, height: 190, side: 12, marker: 30 };

/**
 * The card of a marker, at the marker: above it where there is room, else below, so that it is on the screen wherever
 * the marker is, also of a map that reaches beyond the window. It moves along with the map.
 */
export function Callout({ map, point, children }: CalloutProps) {
  const places = useMemo(() => [worldPixel(point)], [point]);
  // Once it is there it does not jump from one side to the other.
  const [{ width, left, isBelow }] = useState(() => {
    const room = map.getSize().x - 2 * CARD.side;
    const { x, y } = map.latLngToContainerPoint(point);
    const wide = Math.min(CARD.width, room);
    const start = Math.min(Math.max(x - wide / 2, CARD.side), CARD.side + room - wide);
    return { width: wide, left: Math.round(start - x), isBelow: y < CARD.height + CARD.marker };
  });
  const box = useRef<HTMLDivElement>(null);
  useLayout(() => {
    if (!box.current) return;
    const { style } = box.current;
    style.inlineSize = `${width}px`;
    style.insetInlineStart = `${left}px`;
    style[isBelow ? 'insetBlockStart' : 'insetBlockEnd'] = `${CARD.marker}px`;
  }, [width, left, isBelow]);
  return (
    <Spots map={map} places={places} above>
      <S.Anchor>
        <div ref={box}>{children}</div>
      </S.Anchor>
    </Spots>
  );
}
