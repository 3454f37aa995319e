/** Leaflet's sources, module by module, typed as the whole is. */
declare module 'leaflet/src/map/Map.js' {
  export { Map } from 'leaflet';
}
declare module 'leaflet/src/dom/DomEvent.js' {
  import type { DomEvent } from 'leaflet';
  export const off: typeof DomEvent.off;
}
declare module 'leaflet/src/dom/DomUtil.js' {
  import type { DomUtil } from 'leaflet';
  export const restoreOutline: typeof DomUtil.restoreOutline;
}
declare module 'leaflet/src/layer/Layer.js' {
  export { Layer } from 'leaflet';
}
declare module 'leaflet/src/map/handler/Map.DoubleClickZoom.js' {
  import type { Handler } from 'leaflet';
  export const DoubleClickZoom: typeof Handler;
}
declare module 'leaflet/src/map/handler/Map.Drag.js' {
  import type { Handler } from 'leaflet';
  export const Drag: typeof Handler;
}
declare module 'leaflet/src/map/handler/Map.ScrollWheelZoom.js' {
  import type { Handler } from 'leaflet';
  export const ScrollWheelZoom: typeof Handler;
}
declare module 'leaflet/src/map/handler/Map.TouchZoom.js' {
  import type { Handler } from 'leaflet';
  export const TouchZoom: typeof Handler;
}
declare module 'leaflet/src/layer/tile/TileLayer.js' {
  export { TileLayer } from 'leaflet';
}
