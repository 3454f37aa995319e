/** What the builds of ours take for `components/map/leaflet-tiles.ts`. */
export { TileLayer } from 'leaflet/src/layer/tile/TileLayer.js';
