import { useEffect, useMemo, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { PanInsideOptions } from 'leaflet';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import {
  iconChevronDown,
  iconChevronLeft,
  iconChevronRight,
  iconChevronUp,
  iconMinus,
  iconPlus,
} from '../../primitives/icon/icons.ts';
import { useEvent } from '../../hooks/use-event.ts';
import type { MapStart } from '@staykit/core/search/map/map-start.ts';
import { useStay } from '../../hooks/stay-context.tsx';
import { createClusters } from './clusters.ts';
import { Ground } from './base-map/ground.tsx';
import { ScaleBar } from './base-map/scale-bar.tsx';
import { attributionLink } from '@staykit/core/search/map/map-tiles.ts';
import type { MapTiles } from '@staykit/core/search/map/map-tiles.ts';
import { isInView } from './map-props.ts';
import type { MapPoint, MapView } from './map-props.ts';
import * as S from './map.styles.ts';
import { Callout } from './beside/callout.tsx';
import { Pins } from './pins.tsx';
import { useLeafletMap } from './use-leaflet-map.ts';

/** Px that an arrow key moves the map. */
const STEP = 100;
const ARROWS = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
} as const satisfies Readonly<Record<string, [x: number, y: number]>>;

/** Buttons that move the map for whoever cannot drag it. */
const PANS = [
  { key: 'ArrowUp', icon: iconChevronUp, label: 'map.moveUp' },
  { key: 'ArrowLeft', icon: iconChevronLeft, label: 'map.moveLeft' },
  { key: 'ArrowRight', icon: iconChevronRight, label: 'map.moveRight' },
  { key: 'ArrowDown', icon: iconChevronDown, label: 'map.moveDown' },
] as const;

/** Room around the chosen marker, for the button above and the card below it. */
const AROUND_CHOSEN: PanInsideOptions = { paddingTopLeft: [70, 90], paddingBottomRight: [70, 210] };

/** The same where the card stands at the marker: it finds room by itself. */
const AROUND_MARKER: PanInsideOptions = { padding: [32, 32] };

/** Whether this visitor wants to see things move. */
const moves = () => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whom the base map is owed to. */
const BASE_CREDIT = 'Natural Earth · GeoNames · Trainline & OpenFlights (ODbL)';

export interface StayMapProps {
  points: readonly MapPoint[];
  /** Id of the chosen marker. */
  active?: string;
  /** A marker was pressed, with a key or not; nothing when the map itself was. [MAP-03] [MAP-05] */
  onSelect: (id: string | undefined, keyboard: boolean) => void;
  /** Where it stands; later only a new `key` moves it. */
  start: MapStart;
  /** Told what is on the screen, at first and after each move. */
  onView?: (view: MapView) => void;
  /** A tile server in place of the base map; one that fails leaves the base map. */
  tiles?: MapTiles;
  /** Ids of the hotels of a list beside the map: they stand for themselves where they do not overlap, the first before all. */
  first?: readonly string[];
  /** Id of a marker whose card in a list is pointed at. */
  raised?: string;
  /** A marker is pointed at or has the focus; nothing once that ends. */
  onPoint?: (id: string | undefined) => void;
  /** The card of the chosen marker, where it stands at its marker. */
  callout?: ReactNode;
  /** What floats over the map: buttons, the card of the chosen marker where it stands at its foot. */
  children?: ReactNode;
}

/** A map with markers, to be moved by pointer, fingers and keys. */
export function StayMap(props: StayMapProps) {
  const { points, active, onSelect, start, onView, tiles, first, raised, onPoint, callout, children } = props;
  const { t } = useStay();
  const holder = useRef<HTMLDivElement>(null);
  const { map, view, tiled, byPage } = useLeafletMap(holder, {
    start,
    onClick: () => onSelect(undefined, false),
    ...(tiles && { tiles }),
  });
  const tellView = useEvent((seen: MapView) => onView?.(seen));
  useEffect(() => {
    if (view) tellView(view);
  }, [tellView, view]);

  const chosen = points.find(({ id }) => id === active);
  const marksIn = useMemo(() => createClusters(points), [points]);
  const listed = useMemo(() => {
    if (!first) return [];
    const byId = new Map(points.map((point) => [point.id, point]));
    return [...new Set(first)].flatMap((id) => byId.get(id) ?? []);
  }, [points, first]);
  const lifted = raised === active ? undefined : points.find(({ id }) => id === raised);
  const marks = useMemo(() => {
    if (!view) return [];
    const always = [...(chosen ? [chosen] : []), ...(lifted && isInView(lifted, view) ? [lifted] : [])];
    return marksIn(view, { always, first: listed });
  }, [marksIn, view, chosen, lifted, listed]);
  const isAtMarker = !!callout;
  useEffect(() => {
    if (!map || !chosen) return;
    const around = isAtMarker ? AROUND_MARKER : AROUND_CHOSEN;
    // Chosen from the list, a marker may stand at the edge or beyond it.
    byPage(() => map.panInside([chosen.lat, chosen.lng], { ...around, animate: moves() }));
  }, [map, chosen, isAtMarker, byPage]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!map || event.altKey || event.ctrlKey || event.metaKey) return;
    const arrow = event.key in ARROWS ? ARROWS[event.key as keyof typeof ARROWS] : undefined;
    if (arrow) map.panBy(arrow, { animate: moves() });
    else if (event.key === '+' || event.key === '=') map.zoomIn();
    else if (event.key === '-') map.zoomOut();
    else return;
    event.preventDefault();
  };

  return (
    <S.Frame>
      <S.Holder
        ref={holder}
        role="application"
        tabIndex={0}
        aria-label={`${t('map.label')}. ${t('map.keys')}`}
        onKeyDown={onKeyDown}
      >
        {map && view && (
          <>
            {!tiled && <Ground map={map} view={view} marks={marks} />}
            <Pins
              map={map}
              marks={marks}
              onSelect={onSelect}
              {...(chosen && { active: chosen.id })}
              {...(raised !== undefined && { raised })}
              {...(onPoint && { onPoint })}
            />
          </>
        )}
      </S.Holder>
      {map && chosen && callout && (
        <Callout key={chosen.id} map={map} point={chosen}>
          {callout}
        </Callout>
      )}
      <S.Zoom>
        <IconButton data-above="" icon={iconPlus} label={t('map.zoomIn')} onClick={() => map?.zoomIn()} />
        <IconButton icon={iconMinus} label={t('map.zoomOut')} onClick={() => map?.zoomOut()} />
      </S.Zoom>
      <S.Pan role="group" aria-label={t('map.move')}>
        {PANS.map(({ key, icon, label }) => (
          <IconButton
            key={key}
            data-to={key}
            icon={icon}
            label={t(label)}
            onClick={() => map?.panBy(ARROWS[key], { animate: moves() })}
          />
        ))}
      </S.Pan>
      <S.Foot>
        <S.Credit>
          {!tiles || !tiled ? (
            BASE_CREDIT
          ) : attributionLink(tiles) ? (
            <a href={attributionLink(tiles)} target="_blank" rel="noopener">
              {tiles.attribution}
            </a>
          ) : (
            tiles.attribution
          )}
        </S.Credit>
        {view && <ScaleBar view={view} />}
      </S.Foot>
      {children}
    </S.Frame>
  );
}
