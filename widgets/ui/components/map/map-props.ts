import type { LatLng } from '@staykit/core/search/map/distance.ts';
import type { MapBox } from '@staykit/core/search/map/nearby/load-places.ts';

/** A hotel on the map. */
export interface MapPoint extends LatLng {
  id: string;
  /** The hotel's name. */
  label: string;
  /** The price of its first offer, in cents. */
  price?: number;
  /** Nights of the stay that this is the price of; of stays alone. */
  nights?: number;
}

/** The part of the world that is on the screen. */
export interface MapView extends MapBox {
  centre: LatLng;
  /** The corner that is farthest from the centre, as the crow flies. */
  corner: LatLng;
  zoom: number;
  /** The visitor moved the map there, and not the page. */
  moved?: boolean;
}

/** Whether a place is on the screen. */
export const isInView = ({ lat, lng }: LatLng, { west, south, east, north }: MapBox): boolean =>
  lat >= south && lat <= north && lng >= west && lng <= east;
