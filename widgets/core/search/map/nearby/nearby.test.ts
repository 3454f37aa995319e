import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceKm } from '../distance.ts';
import { CELLS } from './cells.generated.ts';
import { loadPlaces } from './load-places.ts';
import { nearestOf, reachOf, REACH_KM, shownKm } from './nearest.ts';
import { cellOf } from './read-places.ts';

const around = (lat: number, lng: number) => loadPlaces(reachOf({ lat, lng }));

describe('the places around a hotel', () => {
  it('every stored place lies in its cell', async () => {
    for (const name of Object.keys(CELLS)) {
      const [west = 0, south = 0] = name.split('_').map(Number);
      const places = await loadPlaces({ west: west + 1, south: south + 1, east: west + 2, north: south + 2 });
      expect(places.length, name).toBeGreaterThan(0);
      expect(places.filter((place) => cellOf(place) !== name)).toEqual([]);
      expect(places.filter((place) => place.name.trim() === '')).toEqual([]);
    }
  });

  it.each([
    ['Biarritz', 43.483, -1.559, 'station', 'Biarritz', 4],
    ['Biarritz', 43.483, -1.559, 'airport', 'Biarritz-Anglet-Bayonne (BIQ)', 4],
    ['Bruges', 51.209, 3.224, 'station', 'Brugge', 2],
    ['Amsterdam', 52.373, 4.893, 'airport', 'Amsterdam (AMS)', 15],
    ['Chamonix', 45.924, 6.87, 'station', 'Chamonix Mont Blanc', 1],
    ['Chamonix', 45.924, 6.87, 'slopes', undefined, 12],
    ['Sevilla', 37.389, -5.984, 'station', undefined, 2],
  ] as const)('%s at %f, %f has its %s', async (_, lat, lng, kind, name, within) => {
    const found = nearestOf(kind, { lat, lng }, await around(lat, lng));
    expect(found?.km).toBeLessThan(within);
    if (name !== undefined) expect(found?.place.name).toBe(name);
  });

  it('no slopes are told of at the sea, and no place far from where stays are sold', async () => {
    expect(nearestOf('slopes', { lat: 48.65, lng: -2.02 }, await around(48.65, -2.02))).toBeUndefined();
    expect(await around(-40, 150)).toEqual([]);
  });

  it('the nearest is the nearest, whichever cells it lies in', async () => {
    const degree = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    await fc.assert(
      fc.asyncProperty(degree(43, 51), degree(-1, 8), async (lat, lng) => {
        const places = await around(lat, lng);
        const far = await loadPlaces({ west: lng - 6, south: lat - 4, east: lng + 6, north: lat + 4 });
        for (const kind of ['station', 'airport', 'slopes'] as const) {
          const found = nearestOf(kind, { lat, lng }, places);
          const all = far
            .filter((place) => place.kind === kind)
            .map((place) => distanceKm({ lat, lng }, place))
            .filter((km) => km <= REACH_KM[kind]);
          expect(found?.km ?? Infinity).toBe(Math.min(Infinity, ...all));
        }
      }),
      { numRuns: 25 },
    );
  });

  it('km are told in tenths below ten, and never as nought', () => {
    expect([0, 0.04, 0.26, 9.94, 9.96, 31.6].map(shownKm)).toEqual([0.1, 0.1, 0.3, 9.9, 10, 32]);
  });
});
