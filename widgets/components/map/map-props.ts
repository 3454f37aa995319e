import type { LatLng } from '../../core/search/distance.ts';

/** A hotel on the map. */
export interface MapPoint extends LatLng {
  id: string;
  /** The hotel's name. */
  label: string;
  /** The lowest price there, in cents. */
  price?: number;
}

/** The part of the world that is on the screen. */
export interface MapView {
  centre: LatLng;
  /** The corner that is farthest from the centre, as the crow flies. */
  corner: LatLng;
  zoom: number;
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Pictures of a tile server in place of the base map. */
export interface MapTiles {
  /** Address of a tile: `https://tiles.example/{z}/{x}/{y}.png`; also `{s}` for servers a, b and c, `{r}` for `@2x`. */
  url: string;
  /** Whom the map is owed to, shown on it: what the terms of the server ask for. */
  attribution: string;
  /** The deepest zoom of the server; 18 by default. */
  maxZoom?: number;
}
