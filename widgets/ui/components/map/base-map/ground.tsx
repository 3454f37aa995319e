import { useEffect, useMemo, useRef, useState } from 'react';
import { useLayout } from '../../../hooks/use-layout.ts';
import type { Map as LeafletMap } from 'leaflet';
import { useStay } from '../../../hooks/stay-context.tsx';
import { drawBaseMap } from './base-map.ts';
import type { BaseMap, BaseMapData } from './base-map.ts';
import { followMap } from '../follow-map.ts';
import type { MapView } from '../map-props.ts';
import * as S from '../map.styles.ts';
import { Spots } from '../spots.tsx';
import type { Spot } from '../spots.tsx';
import { drawWater } from './water.ts';
import { townLabels } from './town-labels.ts';
import { usePlaces } from './use-places.ts';
import { Icon } from '../../../primitives/icon/icon.tsx';
import { iconAirport, iconLandmark, iconSlopes, iconStation } from '../../../primitives/icon/icons.ts';

/** The sign of a place. */
const SIGNS: Readonly<Record<string, string>> = {
  airport: iconAirport,
  slopes: iconSlopes,
  sight: iconLandmark,
  station: iconStation,
};

/** The zoom from which the map is drawn more finely and with smaller towns. */
const NEAR_ZOOM = 8;
/** The zoom up to which lakes and rivers are drawn: they are known to about a km, and in a town would be elsewhere. */
const WATER_ZOOM = 10;
/** How far the drawing reaches beyond each side of the screen, in screens. */
const BEYOND = 0.25;

const far = () => import('./base-map-far.generated.ts').then(({ farMap }) => farMap);
const water = () => import('./base-map-water.generated.ts').then(({ waterMap }) => waterMap);
const near = () => import('./base-map-near.generated.ts').then(({ nearMap }) => nearMap);

/** A stored map, fetched when it is wanted. */
function useStoredMap<T>(load: () => Promise<T>, wanted: boolean): T | undefined {
  const [stored, setStored] = useState<T>();
  useEffect(() => {
    if (!wanted) return;
    let live = true;
    // A map without coasts still has its markers, and a list beside it.
    load().then(
      (found) => live && setStored(found),
      () => undefined,
    );
    return () => {
      live = false;
    };
  }, [load, wanted]);
  return stored;
}

/** The stored map for a zoom; the coarse one until the fine one is here, and in its place when that cannot be had. */
function useBaseMapData(zoom: number): BaseMapData | undefined {
  const close = zoom >= NEAR_ZOOM;
  const coarse = useStoredMap(far, true);
  const fine = useStoredMap(near, close);
  return (close && fine) || coarse;
}

export interface GroundProps {
  map: LeafletMap;
  view: MapView;
  /** The markers, which names of towns keep away from. */
  marks: readonly Spot[];
}

/** Land, borders and towns under the markers: one drawing that needs no server. */
export function Ground(props: GroundProps) {
  const { view } = props;
  const { locale } = useStay();
  const data = useBaseMapData(view.zoom);
  const drawn = useMemo(() => data && drawBaseMap(data, locale.slice(0, 2)), [data, locale]);
  return drawn ? <Drawing {...props} base={drawn} /> : null;
}

function Drawing({ map, view, marks, base }: GroundProps & { base: BaseMap }) {
  const picture = useRef<SVGSVGElement>(null);
  const world = useRef<SVGGElement>(null);

  useLayout(() => {
    const svg = picture.current;
    const group = world.current;
    if (!svg || !group) return;
    const layer = {
      room: 0,
      draw(corner: { x: number; y: number }, zoom: number) {
        const { x: width, y: height } = map.getSize();
        layer.room = Math.min(width, height) * BEYOND;
        const scale = 2 ** (zoom - base.gridZoom);
        const left = width * BEYOND - corner.x;
        const top = height * BEYOND - corner.y;
        group.setAttribute('transform', `translate(${left} ${top}) scale(${scale})`);
      },
      shift(x: number, y: number, scale: number) {
        const { x: width, y: height } = map.getSize();
        // The drawing starts above and left of the screen: what is scaled grows from there.
        const left = x - width * BEYOND * (scale - 1);
        const top = y - height * BEYOND * (scale - 1);
        svg.style.transform = `translate3d(${left}px,${top}px,0) scale(${scale})`;
      },
    };
    return followMap(map, layer);
  }, [map, base]);

  const places = usePlaces(view);
  const wet = view.zoom <= WATER_ZOOM;
  const stored = useStoredMap(water, wet);
  const waters = useMemo(() => stored && drawWater(stored, base.gridZoom), [stored, base]);
  const towns = useMemo(() => {
    const { x, y } = map.project([view.north, view.west], view.zoom);
    const { x: right, y: bottom } = map.project([view.south, view.east], view.zoom);
    const area = { x, y, width: right - x, height: bottom - y, zoom: view.zoom };
    return townLabels([...base.towns, ...places], area, marks);
  }, [map, view, base, marks, places]);

  return (
    <>
      <S.Drawing ref={picture} aria-hidden="true">
        <g ref={world}>
          <path data-of="land" d={base.land} />
          <path data-of="sold" d={base.sold} />
          {wet && waters && (
            <>
              <path data-of="rivers" d={waters.rivers} />
              <path data-of="lakes" d={waters.lakes} />
            </>
          )}
          <path data-of="borders" d={base.borders} />
        </g>
      </S.Drawing>
      <Spots map={map} places={towns}>
        {towns.map(({ key, name, kind, side }) => {
          const sign = SIGNS[kind ?? ''];
          return (
            <S.Town key={key} aria-hidden="true" data-kind={kind}>
              {sign === undefined ? (
                name
              ) : (
                <>
                  <S.Sign>
                    <Icon of={sign} size={14} />
                  </S.Sign>
                  {side !== 'bare' && <S.SignName data-side={side}>{name}</S.SignName>}
                </>
              )}
            </S.Town>
          );
        })}
      </Spots>
    </>
  );
}
