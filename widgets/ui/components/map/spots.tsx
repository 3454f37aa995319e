import { useRef } from 'react';
import { useLayout } from '../../hooks/use-layout.ts';
import type { ReactNode } from 'react';
import type { Map as LeafletMap } from 'leaflet';
import { followMap } from './follow-map.ts';
import * as S from './map.styles.ts';

/** A point in pixels of the world at zoom 0. */
export interface Spot {
  x: number;
  y: number;
}

export interface SpotsProps {
  map: LeafletMap;
  /** Where each child stands, in their order. */
  places: readonly Spot[];
  /** Above all markers and buttons of the map, outside what the map listens to. */
  above?: boolean;
  children: ReactNode;
}

/** A layer whose children stand at places of the map, each with its middle. */
export function Spots({ map, places, above, children }: SpotsProps) {
  const holder = useRef<HTMLDivElement>(null);
  const now = useRef(places);
  now.current = places;
  const redraw = useRef(() => {});
  /** Where each child stands already: those that stay are not styled again. */
  const stands = useRef(new WeakMap<Element, string>());

  useLayout(() => {
    const element = holder.current;
    if (!element) return;
    return followMap(map, {
      room: Infinity,
      draw(corner, zoom) {
        const scale = 2 ** zoom;
        redraw.current = () => {
          for (const [at, child] of [...element.children].entries()) {
            const { x = 0, y = 0 } = now.current[at] ?? {};
            const left = Math.round(x * scale - corner.x);
            const top = Math.round(y * scale - corner.y);
            const place = `translate(${left}px,${top}px) translate(-50%,-50%)`;
            if (stands.current.get(child) === place) continue;
            stands.current.set(child, place);
            (child as HTMLElement).style.transform = place;
          }
        };
        redraw.current();
      },
      shift(x, y) {
        element.style.transform = `translate3d(${x}px,${y}px,0)`;
      },
    });
  }, [map]);

  useLayout(() => redraw.current(), [places]);

  return (
    <S.Layer ref={holder} {...(above && { 'data-above': '' })}>
      {children}
    </S.Layer>
  );
}
