import type { Market } from '@staykit/values/market/locale.ts';
import type { LatLng } from './distance.ts';
import type { LocationCategory } from '@staykit/values/search/location.ts';

/** The zoom of the map for what is searched. [MAP-08] */
export const MAP_ZOOM = { hotel: 14, city: 12, department: 9, region: 8, large: 6 } as const;

/** Width and height of a marker in px. [MAP-09] */
export const MARKER_SIZE = { active: 47, default: 40 } as const;

/** Where the map of a market stands before there are markers. Every locale has a market. [MAP-10] [MAP-11] */
export const MAP_DEFAULT_CENTRES: Record<Market, LatLng> = {
  FR: { lat: 46.6, lng: 2.4 },
  ES: { lat: 40.2, lng: -3.7 },
  BE: { lat: 50.6, lng: 4.6 },
  NL: { lat: 52.2, lng: 5.4 },
  IT: { lat: 42.8, lng: 12.6 },
};

/** The zoom for a kind of place; a country, or nothing, takes `large`. [MAP-08] */
export function zoomFor(category: LocationCategory | 'hotel' | undefined): number {
  switch (category) {
    case 'hotel':
    case 'city':
    case 'department':
    case 'region':
      return MAP_ZOOM[category];
    case 'poi':
      return MAP_ZOOM.city;
    case 'touristicArea':
      return MAP_ZOOM.region;
    case 'resort':
      return MAP_ZOOM.department;
    default:
      return MAP_ZOOM.large;
  }
}
