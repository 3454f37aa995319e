import { CELLS } from './cells.generated.ts';
import { cellOf, CELL_DEGREES, edgeOf, readPlaces, type NearbyPlace } from './read-places.ts';

/** Corners of a part of the world in degrees. */
export interface MapBox {
  west: number;
  south: number;
  east: number;
  north: number;
}

const loaded = new Map<string, Promise<NearbyPlace[]>>();

/** A cell, fetched once; one that could not be had is asked for again next time. */
function cellPlaces(name: string): Promise<NearbyPlace[]> {
  const known = loaded.get(name);
  if (known) return known;
  const load = CELLS[name];
  if (!load) return Promise.resolve([]);
  const places = load().then(
    (cell) => readPlaces(name, cell),
    () => {
      loaded.delete(name);
      return [];
    },
  );
  loaded.set(name, places);
  return places;
}

/** All places of the cells that a box touches, those of one cell the most important first; empty far from where stays are sold. */
export async function loadPlaces({ west, south, east, north }: MapBox): Promise<NearbyPlace[]> {
  const names = new Set<string>();
  for (let lng = edgeOf(west); lng <= east; lng += CELL_DEGREES)
    for (let lat = edgeOf(south); lat <= north; lat += CELL_DEGREES) names.add(cellOf({ lat, lng }));
  return (await Promise.all([...names].map(cellPlaces))).flat();
}
