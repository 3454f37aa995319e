/** Where Leaflet keeps the listeners of an object. */
const FIELD = '_leaflet_events';

type Listened = Partial<Record<typeof FIELD, Record<string, unknown>>>;

/**
 * Takes away what Leaflet leaves on the page once a map is removed: a list of listeners on `document` and `window` that
 * grows with each map, and an empty `class` of `<body>`. Leaflet's own `DomEvent.off(document)` would also end the
 * listeners of a Leaflet that the page has for itself, so a list goes only when nothing in it listens.
 */
export function forgetListeners(): void {
  for (const target of [document, window] as Listened[]) {
    const listeners = target[FIELD];
    if (listeners && !Object.values(listeners).some(Boolean)) delete target[FIELD];
  }
  if (document.body.getAttribute('class') === '') document.body.removeAttribute('class');
}
