import { UPSELL_AVAILABILITY, type UpsellAvailability } from '../price/upsell-availability.ts';
import type { SearchCriteria } from './criteria.ts';
import { without } from './without.ts';

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

/** Where the distance filter measures from: the chosen destination's own coordinates. [FILTER-29] */
export const DISTANCE_COORDINATES_SOURCE = 'destination';

const EARTH_RADIUS_KM = 6371;

/** The ends of the distance slider, in km. [FILTER-25] [FILTER-26] */
export function distanceBounds(
  city: boolean,
  setting: UpsellAvailability = UPSELL_AVAILABILITY,
): { min: number; max: number } {
  return city
    ? { min: CITY_DISTANCE_SLIDER_MIN, max: CITY_DISTANCE_SLIDER_MAX }
    : { min: setting.floor, max: setting.ceiling };
}

/** A distance within the ends of the slider. [FILTER-25] */
export function clampDistance(km: number, city: boolean): number {
  const { min, max } = distanceBounds(city);
  return Math.min(Math.max(km, min), max);
}

/** Great-circle distance in km. */
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

/** Ticks 'Include offers around', which writes the destination's coordinates, or unticks it. [FILTER-29] */
export function includeAround(
  criteria: SearchCriteria,
  place: Partial<LatLng> | undefined,
  on: boolean,
): SearchCriteria {
  const { distanceMin, distanceMax } = criteria;
  const rest = without(criteria, 'lat', 'lng', 'distanceMin', 'distanceMax');
  if (!on) return { ...rest, distanceActive: false };
  const lat = place?.lat;
  const lng = place?.lng;
  if (lat === undefined || lng === undefined) return criteria;
  const { min, max } = distanceBounds(criteria.location?.category === 'city');
  return {
    ...rest,
    lat,
    lng,
    distanceMin: distanceMin ?? min,
    distanceMax: distanceMax ?? max,
    distanceActive: true,
  };
}

/** Whether the distance filter is sent: only when it is ticked and there is a point to measure from. [FILTER-27] */
export function sendsDistance(criteria: Pick<SearchCriteria, 'distanceActive' | 'lat' | 'lng'>): boolean {
  return criteria.distanceActive && criteria.lat !== undefined && criteria.lng !== undefined;
}
