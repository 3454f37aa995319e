import * as DomEvent from 'leaflet/src/dom/DomEvent.js';
import * as DomUtil from 'leaflet/src/dom/DomUtil.js';
import { Layer } from 'leaflet/src/layer/Layer.js';
import { Map } from 'leaflet/src/map/Map.js';
import { DoubleClickZoom } from 'leaflet/src/map/handler/Map.DoubleClickZoom.js';
import { Drag } from 'leaflet/src/map/handler/Map.Drag.js';
import { ScrollWheelZoom } from 'leaflet/src/map/handler/Map.ScrollWheelZoom.js';
import { TouchZoom } from 'leaflet/src/map/handler/Map.TouchZoom.js';

/**
 * What the builds of ours take for `components/map/leaflet-map.ts`: the map itself and the ways to move it, out of
 * Leaflet's sources, at less than half of the bytes of the whole. Each part registers itself when it is loaded; they
 * are named here as Leaflet's own index names them, so that no bundler leaves them out.
 */
export const LeafletMap = Object.assign(Map, { Layer, DoubleClickZoom, Drag, ScrollWheelZoom, TouchZoom });
export { DomEvent, DomUtil };
