/** Leaflet's tiles, fetched only where a tile server is named. Our own builds: `elements/leaflet/leaflet-tiles.ts`. */
export { TileLayer } from 'leaflet/dist/leaflet-src.esm.js';
