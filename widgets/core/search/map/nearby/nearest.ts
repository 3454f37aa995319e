import { distanceKm, type LatLng } from '../distance.ts';
import type { NearbyKind, NearbyPlace } from './read-places.ts';

/** Km beyond which a place is no reason to choose a hotel: the distance to ski slopes is not shown for a hotel at the coast. */
export const REACH_KM: Readonly<Record<NearbyKind, number>> = {
  station: 30,
  airport: 120,
  slopes: 40,
  sight: 6,
  quarter: 3,
  village: 6,
};

/** A place and how far it is as the crow flies, in km. */
export interface Distance {
  place: NearbyPlace;
  km: number;
}

/** The nearest place of a kind within its reach; nothing where there is none. */
export function nearestOf(
  kind: NearbyKind,
  at: LatLng,
  places: readonly NearbyPlace[],
): Distance | undefined {
  let best: Distance | undefined;
  for (const place of places) {
    if (place.kind !== kind) continue;
    const km = distanceKm(at, place);
    if (km <= (best?.km ?? REACH_KM[kind])) best = { place, km };
  }
  return best;
}

/** Degrees around a hotel in which all that is within reach lies, at the latitudes of the five countries. */
const AROUND = { lat: 1.1, lng: 1.9 };

/** The part of the world in which everything within reach of a place lies. */
export function reachOf({ lat, lng }: LatLng) {
  return { west: lng - AROUND.lng, south: lat - AROUND.lat, east: lng + AROUND.lng, north: lat + AROUND.lat };
}

/** Km as they are shown: tenths below ten, whole ones from there; 0.1 at least. */
export function shownKm(km: number): number {
  return km < 9.95 ? Math.max(0.1, Math.round(km * 10) / 10) : Math.round(km);
}
