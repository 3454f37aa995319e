import type { DataLayerEntry, Track } from '@staykit/analytics/track.ts';

/** Carries events from the widgets of a page to whoever counts, if anybody does. */
const TRACK_EVENT = 'stay-track';

/** Tells an event to this page; nothing is kept of it where nobody listens. [CARD-22] */
export const track: Track = (event, payload) => {
  document.dispatchEvent(new CustomEvent(TRACK_EVENT, { detail: { event, ...payload } }));
};

/** Hears the events of this page from now on; returns a function that ends it. */
export function onTrack(listener: (entry: DataLayerEntry) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<DataLayerEntry>).detail);
  document.addEventListener(TRACK_EVENT, hear);
  return () => document.removeEventListener(TRACK_EVENT, hear);
}
