import type { DataLayerEntry, Track } from '@staykit/analytics/track.ts';

/** Passes events of the widgets of a page to analytics, where they are allowed. */
const TRACK_EVENT = 'stay-track';

/** Dispatches an event on this page; it is lost where nothing listens. [CARD-22] */
export const track: Track = (event, payload) => {
  document.dispatchEvent(new CustomEvent(TRACK_EVENT, { detail: { event, ...payload } }));
};

/** Hears the events of this page from now on; returns a function that ends it. */
export function onTrack(listener: (entry: DataLayerEntry) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<DataLayerEntry>).detail);
  document.addEventListener(TRACK_EVENT, hear);
  return () => document.removeEventListener(TRACK_EVENT, hear);
}
