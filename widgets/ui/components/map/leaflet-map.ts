/*
 * Leaflet's map and tiles, what takes its traces from a page, and what is set before the first map. Only named here: a
 * build takes each from its own file, and a statement would never run.
 */
export {
  Browser,
  DomEvent,
  DomUtil,
  Evented,
  Map as LeafletMap,
  TileLayer,
} from 'leaflet/dist/leaflet-src.esm.js';
