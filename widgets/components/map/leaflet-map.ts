/** Leaflet's map. Our own builds take a part of Leaflet instead: `elements/leaflet/leaflet-map.ts`. */
export { Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js';
