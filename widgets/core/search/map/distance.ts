import { UPSELL_AVAILABILITY } from '../../price/upsell-availability.ts';
import type { SearchCriteria } from '../criteria.ts';

/** A point on the map. */
export interface LatLng {
  lat: number;
  lng: number;
}

/** The distances of 'Travel locally', in km. [DEST-10] */
export const LOCAL_DISTANCES = [100, 200, 300] as const;

/** The distance of 'Travel locally' before anybody chooses, in km. [DEST-11] */
export const DEFAULT_LOCAL_DISTANCE = 200;

/** Nearest and farthest position of the distance slider, in km. [FILTER-25] [PRICE-12] */
export const DISTANCE_SLIDER_MIN = UPSELL_AVAILABILITY.floor;
export const DISTANCE_SLIDER_MAX = UPSELL_AVAILABILITY.ceiling;

/** The same while a city is chosen. [FILTER-26] */
export const CITY_DISTANCE_SLIDER_MIN = 0;
export const CITY_DISTANCE_SLIDER_MAX = 100;

/** Where the distance filter measures from: a point of the search itself, such as 'near me', else the chosen place. [FILTER-29] */
export const DISTANCE_COORDINATES_SOURCE: readonly ('search' | 'destination')[] = ['search', 'destination'];

const EARTH_RADIUS_KM = 6371;

/** The ends of the distance slider, in km. [FILTER-25] [FILTER-26] */
export function distanceBounds(city: boolean): { min: number; max: number } {
  return city
    ? { min: CITY_DISTANCE_SLIDER_MIN, max: CITY_DISTANCE_SLIDER_MAX }
    : { min: DISTANCE_SLIDER_MIN, max: DISTANCE_SLIDER_MAX };
}

/** A distance within the ends of the slider. [FILTER-25] */
export function clampDistance(km: number, city: boolean): number {
  const { min, max } = distanceBounds(city);
  return Math.min(Math.max(km, min), max);
}

/** Distance in km on the globe, as the crow flies. */
export function distanceKm(a: LatLng, b: LatLng): number {
  const rad = Math.PI / 180;
  const sinLat = Math.sin(((b.lat - a.lat) * rad) / 2);
  const sinLng = Math.sin(((b.lng - a.lng) * rad) / 2);
  const h = sinLat * sinLat + Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * sinLng * sinLng;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** A distance as cards show it, in whole km. [CARD-09] */
export function wholeKm(distance: number): number {
  return Math.round(distance);
}

/** What 'Search in this area' searches: a circle that reaches the corner of the map. [MAP-07] */
export function areaSearch(
  centre: LatLng,
  corner: LatLng,
): Required<Pick<SearchCriteria, 'lat' | 'lng' | 'distanceMin' | 'distanceMax' | 'distanceActive'>> {
  return {
    ...centre,
    distanceMin: 0,
    distanceMax: Math.ceil(distanceKm(centre, corner)),
    distanceActive: true,
  };
}

/** The filter once 'Include offers around' is ticked at `point`, or unticked without one. [FILTER-28] [FILTER-29] */
export function includeAround(point: (LatLng & { city: boolean }) | undefined) {
  if (!point) {
    const none = undefined;
    return { distanceActive: false, distanceMin: none, distanceMax: none, lat: none, lng: none };
  }
  const { lat, lng, city } = point;
  const { min, max } = distanceBounds(city);
  return { distanceActive: true, distanceMin: min, distanceMax: max, lat, lng };
}

/** Whether the distance filter is sent: only when it is ticked and there is a point to measure from. [FILTER-27] */
export function sendsDistance(criteria: Pick<SearchCriteria, 'distanceActive' | 'lat' | 'lng'>): boolean {
  return criteria.distanceActive && criteria.lat !== undefined && criteria.lng !== undefined;
}
