import type { LatLng } from '@staykit/core/search/map/distance.ts';

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
  /** The visitor moved the map there, and not the page. */
  moved?: boolean;
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Whether a hotel is on the screen. */
export const isInView = ({ lat, lng }: MapPoint, { west, south, east, north }: MapView): boolean =>
  lat >= south && lat <= north && lng >= west && lng <= east;
