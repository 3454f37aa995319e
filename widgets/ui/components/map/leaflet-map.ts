import { Browser, DomEvent, DomUtil, Map, TileLayer } from 'leaflet/dist/leaflet-src.esm.js';

// Else Leaflet makes touches of pointer events, by listeners on the document that it never takes away. Browsers on which
// a finger can touch have touch events.
(Browser as { pointer: boolean }).pointer = false;

/** Leaflet's map and tiles, and what takes its traces from a page. */
export { DomEvent, DomUtil, Map as LeafletMap, TileLayer };
