import { useEffect, useRef, useState } from 'react';
import { useLayout } from '../../hooks/use-layout.ts';
import type { RefObject } from 'react';
import type { Map as LeafletMap, ZoomPanOptions } from 'leaflet';
import { distanceKm } from '@staykit/core/search/map/distance.ts';
import { zoomReaching } from '@staykit/core/search/map/map-start.ts';
import type { MapStart } from '@staykit/core/search/map/map-start.ts';
import { useEvent } from '../../hooks/use-event.ts';
import { watchSize } from '../../primitives/watch-size.ts';
import { Browser, Evented, LeafletMap as NewMap, TileLayer } from './leaflet-map.ts';
import type { MapTiles } from '@staykit/core/search/map/map-tiles.ts';
import type { MapView } from './map-props.ts';
import { removableMap } from './removable-map.ts';

// Else Leaflet makes touches of pointer events, by listeners on the document that it never takes away. Browsers on which
// a finger can touch have touch events.
(Browser as { pointer: boolean }).pointer = false;

// Pages may add to the prototype of all objects: what they add is no list of listeners.
const events = Evented.prototype as Evented & { _events?: object; _on(...given: unknown[]): void };
const { _on } = events;
events._on = function on(...given) {
  this._events ??= Object.create(null) as object;
  _on.apply(this, given);
};

/** From the whole of Europe to a street; a tile server goes deeper. */
const ZOOMS = { far: 4, near: 15, tiles: 18 };
/** The world without the poles, in degrees: nobody is to lose the map. */
const WORLD: [[number, number], [number, number]] = [
  [-62, -180],
  [78, 180],
];

/** Tiles that fail before one has come, after which the server counts as one that fails. A phone shows six at least. */
const LOST_TILES = 4;
/** Ms without a tile after which the ground is shown, until one comes. */
const TILE_PATIENCE = 5_000;

export interface LeafletOptions {
  start: MapStart;
  tiles?: MapTiles;
  /** A press on the map itself, beside all markers. */
  onClick: () => void;
}

/** Puts the middle of a map exactly there; a pan would be one of whole pixels. */
function stand(map: LeafletMap, { centre, zoom, reach }: MapStart) {
  const { x, y } = map.getSize();
  // The zoom at which a corner is so far from the middle: that of the map on which the area was searched.
  const fitting = reach === undefined || !x ? zoom : zoomReaching(reach, centre.lat, Math.hypot(x, y) / 2);
  map.setView(centre, fitting, { animate: false, reset: true } as ZoomPanOptions);
}

/** Whether the press that ends now was a drag: one that ends where it began is no press of what is there. */
export const wasDragged = (map: LeafletMap): boolean =>
  !!(map.dragging as { moved?: () => boolean }).moved?.();

/** What is on the screen of a map. */
function viewOf(map: LeafletMap): MapView {
  const bounds = map.getBounds();
  const { lat, lng } = map.getCenter();
  const centre = { lat, lng };
  const corners = [bounds.getNorthEast(), bounds.getSouthEast()];
  const [corner = centre] = corners.toSorted((a, b) => distanceKm(centre, b) - distanceKm(centre, a));
  return {
    centre,
    corner: { lat: corner.lat, lng: corner.lng },
    zoom: map.getZoom(),
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
  };
}

/**
 * A map of Leaflet in `holder`, from the first moment until the component goes: hidden it keeps its place. Only its
 * moves and its tiles are Leaflet's; what stands on it is ours.
 */
export function useLeafletMap(
  holder: RefObject<HTMLElement | null>,
  { start, tiles, onClick }: LeafletOptions,
): {
  map?: LeafletMap;
  view?: MapView;
  /** There are tiles, or they are still awaited. */
  tiled: boolean;
  /** Moves the map for the page: the view that follows is none that the visitor chose. */
  byPage: (move: () => void) => void;
} {
  const [map, setMap] = useState<LeafletMap>();
  const [view, setView] = useState<MapView>();
  const [lost, setLost] = useState(false);
  const { url, maxZoom = ZOOMS.tiles } = tiles ?? {};
  const press = useEvent(onClick);
  const isOfPage = useRef(false);
  const byPage = useEvent((move: () => void) => {
    isOfPage.current = true;
    move();
    isOfPage.current = false;
  });
  const standAtStart = useEvent((made: LeafletMap) => byPage(() => stand(made, start)));
  const makeMap = useEvent((element: HTMLElement) => {
    const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    return new NewMap(element, {
      attributionControl: false,
      boxZoom: false,
      keyboard: false,
      tapHold: false,
      // `watchSize` tells it, also of a change that the window does not see.
      trackResize: false,
      zoomControl: false,
      zoomAnimation: moves,
      fadeAnimation: moves,
      inertia: moves,
      minZoom: ZOOMS.far,
      maxZoom: url === undefined ? ZOOMS.near : maxZoom,
      maxBounds: WORLD,
      maxBoundsViscosity: 1,
    });
  });

  useLayout(() => {
    const element = holder.current;
    if (!element) return;
    const made = makeMap(element);
    // Known from the observer: to ask the element would make the browser lay out the page in the middle of a move.
    let hasSize = false;
    const remove = removableMap(made);
    let moved = false;
    // A move begins at once where the page asks for it, and later or never where a visitor does.
    made.on('movestart', () => {
      moved = !isOfPage.current;
    });
    const look = () => {
      if (hasSize) setView({ ...viewOf(made), moved });
      moved = false;
    };
    made.on('zoomanim', () => element.setAttribute('data-zooming', ''));
    made.on('zoomend', () => element.removeAttribute('data-zooming'));
    made.on('moveend resize', look);
    // Leaflet copies every field of a click, and some of them make the browser lay out the page.
    Object.assign(made, { _isClickDisabled: () => true });
    const onPress = (event: MouseEvent) => {
      const target = event.composedPath()[0];
      if (!wasDragged(made) && !(target instanceof Element && target.closest('button'))) press();
    };
    element.addEventListener('click', onPress);
    standAtStart(made);
    let seen = false;
    const stopWatching = watchSize([element], () => {
      hasSize = element.clientWidth > 0;
      if (!hasSize) return;
      made.invalidateSize({ animate: false, pan: seen });
      // Made before it had a size, the map does not know its middle yet.
      if (!seen) standAtStart(made);
      seen = true;
      look();
    });
    setMap(made);
    return () => {
      stopWatching();
      element.removeEventListener('click', onPress);
      made.off('moveend resize', look);
      remove();
    };
  }, [holder, makeMap, press, standAtStart]);

  const { key } = start;
  const stood = useRef(key);
  useEffect(() => {
    if (map && key !== stood.current) standAtStart(map);
    stood.current = key;
  }, [map, standAtStart, key]);

  useEffect(() => {
    if (!map || url === undefined) return;
    let live = true;
    let failed = 0;
    const patience = setTimeout(() => setLost(true), TILE_PATIENCE);
    const giveUp = () => {
      if (!live) return;
      clearTimeout(patience);
      layer.remove();
      // Our own ground is not drawn for a street.
      map.setMaxZoom(ZOOMS.near);
      setLost(true);
    };
    const layer = new TileLayer(url, { maxZoom, crossOrigin: false });
    layer.on('tileload', () => {
      failed = -Infinity;
      clearTimeout(patience);
      setLost(false);
    });
    layer.on('tileerror', () => {
      failed += 1;
      if (failed === LOST_TILES) giveUp();
    });
    layer.addTo(map);
    return () => {
      live = false;
      clearTimeout(patience);
      layer.remove();
    };
  }, [map, url, maxZoom]);

  return { ...(map && { map }), ...(view && { view }), tiled: !!tiles && !lost, byPage };
}
