import { drawBaseMap, type BaseMap } from '@staykit/ui/components/map/base-map/base-map.ts';
import { worldPixel } from '@staykit/ui/components/map/clusters.ts';
import { coordinatesOf, type HotelLocation } from '@staykit/core/offer/hotel.ts';
import { distanceKm, type LatLng } from '@staykit/core/search/map/distance.ts';
import { loadPlaces } from '@staykit/core/search/map/nearby/load-places.ts';
import { nearestOf, reachOf, shownKm } from '@staykit/core/search/map/nearby/nearest.ts';
import type { NearbyPlace } from '@staykit/core/search/map/nearby/read-places.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import { coastKm, type Ring, ringsOf } from './coast.ts';

/** What a visitor asks how far it is to. */
export type WhereKind = 'centre' | 'station' | 'sea' | 'slopes' | 'airport';

/** A place near a hotel and how far it is as the crow flies. */
export interface WhereDistance {
  kind: WhereKind;
  /** The name of the place; the sea has none. */
  name?: string;
  /** Tenths of a km below ten, whole km from there. */
  km: number;
}

/** Where a hotel is: its place, the distances from it, and what its map is drawn from. */
export interface Where {
  at: LatLng;
  distances: WhereDistance[];
  places: readonly NearbyPlace[];
  base: BaseMap;
  coast: readonly Ring[];
}

/** Km beyond which nobody goes to a town's centre, or to the sea, from a hotel. */
const CENTRE_KM = 15;
const SEA_KM = 30;

interface Town extends LatLng {
  name: string;
}

interface Ground {
  base: BaseMap;
  coast: readonly Ring[];
  towns: readonly Town[];
}

const grounds = new Map<string, Promise<Ground>>();

/** The base map with the names of a language, drawn once for all hotels. */
function groundOf(language: string): Promise<Ground> {
  const ground = grounds.get(language) ?? drawGround(language);
  grounds.set(language, ground);
  return ground;
}

async function drawGround(language: string): Promise<Ground> {
  // A file of its own where a browser makes the page.
  const { nearMap } = await import('@staykit/ui/components/map/base-map/base-map-near.generated.ts');
  const base = drawBaseMap(nearMap, language);
  const towns = base.towns.map((town) => ({ name: town.name, ...placeAt(town) }));
  return { base, coast: ringsOf(base), towns };
}

const sameName = (one: string, other: string): boolean =>
  one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0;

/** The place at a pixel of the world at zoom 0. */
function placeAt({ x, y }: { x: number; y: number }): LatLng {
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - y / 128))) * 180) / Math.PI;
  return { lat, lng: (x / 256) * 360 - 180 };
}

/** The centre of the hotel's own town, else of the nearest one. */
function centreOf(at: LatLng, label: string, towns: readonly Town[], places: readonly NearbyPlace[]) {
  const near = [...towns, ...places.filter(({ kind }) => kind === 'village')]
    .map((town) => ({ name: town.name, km: distanceKm(at, town) }))
    .filter(({ km }) => km <= CENTRE_KM)
    .toSorted((a, b) => a.km - b.km);
  return near.find(({ name }) => sameName(name, label)) ?? near[0];
}

/** Where a hotel is; nothing without its coordinates. Distances are as the crow flies. */
export async function whereOf(location: HotelLocation, locale: Locale): Promise<Where | undefined> {
  const at = coordinatesOf(location);
  if (!at) return undefined;
  const { base, coast, towns } = await groundOf(locale.slice(0, 2));
  const places = await loadPlaces(reachOf(at));
  const centre = centreOf(at, location.label, towns, places);
  const sea = coastKm({ ...worldPixel(at), lat: at.lat }, base.gridZoom, coast);
  const found = (kind: 'station' | 'airport' | 'slopes'): WhereDistance[] => {
    const nearest = nearestOf(kind, at, places);
    return nearest ? [{ kind, name: nearest.place.name, km: shownKm(nearest.km) }] : [];
  };
  return {
    at,
    places,
    base,
    coast,
    distances: [
      ...(centre ? [{ kind: 'centre' as const, name: centre.name, km: shownKm(centre.km) }] : []),
      ...found('station'),
      // The coast is known to about a km: it is not shown more exactly.
      ...(sea <= SEA_KM ? [{ kind: 'sea' as const, km: Math.max(1, Math.round(sea)) }] : []),
      ...found('slopes'),
      ...found('airport'),
    ],
  };
}
