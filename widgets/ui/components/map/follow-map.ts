import type { LatLngExpression, Map, Point, ZoomAnimEvent } from 'leaflet';

/** Px from where a layer was drawn up to which it is only shifted: beyond, browsers lose their exactness. */
const FAR = 50_000;
/** Ms of rest before what has an edge is drawn again: not in the task that ends a drag, which has the markers to do. */
const REST = 150;

/** A layer of ours over Leaflet's container. */
export interface FollowingLayer {
  /** Draws for a view: `corner` is the top left of the screen in pixels of the world at `zoom`. */
  draw(corner: Point, zoom: number): void;
  /** Moves and scales what was drawn. */
  shift(x: number, y: number, scale: number): void;
  /** Px that may come into view before it is drawn again; it is drawn again with each zoom where there is no end to it. */
  room: number;
}

/**
 * Keeps a layer where the map is: shifted while it is dragged, drawn again once it rests or has moved further than the
 * layer has room for. Returns the function that lets go.
 */
export function followMap(map: Map, layer: FollowingLayer): () => void {
  let drawn: Point;
  let drawnZoom = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const cornerOf = (centre: LatLngExpression, zoom: number): Point =>
    map.project(centre, zoom).subtract(map.getSize().divideBy(2));
  const draw = (centre: LatLngExpression = map.getCenter(), zoom = map.getZoom()): void => {
    clearTimeout(rest);
    drawn = cornerOf(centre, zoom);
    drawnZoom = zoom;
    layer.draw(drawn, zoom);
    layer.shift(0, 0, 1);
  };
  const follow = (centre: LatLngExpression, zoom: number): void => {
    const scale = 2 ** (zoom - drawnZoom);
    const { x, y } = drawn.multiplyBy(scale).subtract(cornerOf(centre, zoom));
    if (scale === 1 ? Math.max(Math.abs(x), Math.abs(y)) > layer.room : layer.room === Infinity)
      draw(centre, zoom);
    else layer.shift(x, y, scale);
  };
  const isNear = (): boolean => {
    const { x, y } = drawn.subtract(cornerOf(map.getCenter(), drawnZoom));
    return Math.max(Math.abs(x), Math.abs(y)) < FAR;
  };
  const onMove = () => follow(map.getCenter(), map.getZoom());
  const onRest = () => {
    // What has no edge needs to be drawn again for another zoom alone: each marker would be styled again.
    if (drawnZoom !== map.getZoom() || !isNear()) return draw();
    onMove();
    if (layer.room === Infinity) return;
    clearTimeout(rest);
    rest = setTimeout(draw, REST);
  };
  const onStart = () => clearTimeout(rest);
  const onReset = () => draw();
  const onZoom = ({ center, zoom }: ZoomAnimEvent) => follow(center, zoom);
  map.on('movestart', onStart);
  map.on('move zoom', onMove);
  map.on('viewreset resize', onReset);
  map.on('moveend zoomend', onRest);
  map.on('zoomanim', onZoom);
  draw();
  return () => {
    clearTimeout(rest);
    map.off('movestart', onStart);
    map.off('move zoom', onMove);
    map.off('viewreset resize', onReset);
    map.off('moveend zoomend', onRest);
    map.off('zoomanim', onZoom);
  };
}
