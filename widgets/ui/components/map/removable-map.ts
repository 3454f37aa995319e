import type { Map } from 'leaflet';
import { DomEvent, DomUtil } from './leaflet-map.ts';

/** Ms that Leaflet works on by itself, and cannot be called off: it throws where its map has gone meanwhile. */
const UNDER_WAY = { wheel: 100, dragend: 100, zoomanim: 400 };

/** Where Leaflet lists its listeners. It never takes a list away, nor the names in it. */
const LISTS = '_leaflet_events';

/**
 * Removes all listeners of these types from any event target; Leaflet's types know elements and single listeners alone.
 * `DomEvent` itself is not a value here: the bundle would then hold it as an object that a page with members on
 * `Object.prototype` breaks.
 */
const stopHearing: (place: EventTarget, types: string) => void = (place, types) =>
  Reflect.apply(DomEvent.off, undefined, [place, types]);

/** Empties the lists of what no longer listens. Another Leaflet of the page has its listeners in the same ones. */
function clearLists(): void {
  for (const place of [window, document] as { [LISTS]?: Record<string, unknown> }[]) {
    const list = place[LISTS];
    if (!list) continue;
    for (const [id, listener] of Object.entries(list)) if (!listener) delete list[id];
    if (Object.keys(list).length === 0) delete place[LISTS];
  }
}

/**
 * Returns the function that removes a new map of Leaflet, at once or as soon as it is at rest, and leaves nothing of it on
 * the page: not on `document` and `window`, where it listens to a drag, and not on `<body>`, which has a class meanwhile.
 */
export function removableMap(map: Map): () => void {
  let restsAt = 0;
  let hadClass = true;
  const { body } = document;
  const worksFor = (ms: number) => () => (restsAt = Math.max(restsAt, performance.now() + ms));
  map.getContainer().addEventListener('wheel', worksFor(UNDER_WAY.wheel), { passive: true });
  map.on('zoomanim', worksFor(UNDER_WAY.zoomanim));
  map.on('dragstart', () => (hadClass = body.hasAttribute('class')));
  map.on('dragend', () => {
    worksFor(UNDER_WAY.dragend)();
    if (!hadClass && !body.classList.length) body.removeAttribute('class');
  });

  const remove = (): void => {
    const wait = restsAt - performance.now();
    if (wait > 0) return void setTimeout(remove, wait);
    try {
      map.remove();
    } catch {
      // Where a page gives every object members more, Leaflet takes them for layers, once all else is let go.
    }
    // A press hides the outline of what has it, until the next key; two fingers that do not move are waited for.
    DomUtil.restoreOutline();
    stopHearing(document, 'touchmove touchend touchcancel');
    clearLists();
  };
  return remove;
}
