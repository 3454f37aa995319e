import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeNumbers } from '@staykit/testing/base-map/write-numbers.ts';
import { farMap } from './base-map-far.generated.ts';
import { nearMap } from './base-map-near.generated.ts';
import { waterMap } from './base-map-water.generated.ts';
import { drawWater } from './water.ts';
import { drawBaseMap, readNumbers } from './base-map.ts';
import type { BaseMap } from './base-map.ts';
import { createClusters, worldPixel } from '../clusters.ts';
import { pinPrice } from '../pin-price.ts';
import { scaleOf } from './scale-bar.tsx';
import { loadPlaces } from '@staykit/core/search/map/nearby/load-places.ts';
import { townLabels } from './town-labels.ts';

/** Whether a place lies inside the rings of a path, by the rule that fills them. */
function isInside(path: string, { gridZoom }: BaseMap, lat: number, lng: number): boolean {
  const { x, y } = worldPixel({ lat, lng });
  const [px, py] = [x * 2 ** gridZoom, y * 2 ** gridZoom];
  let winding = 0;
  for (const ring of path.split('z').filter(Boolean)) {
    const points = ring
      .slice(1)
      .split(' ')
      .map((text) => text.split(',').map(Number) as [number, number]);
    for (const [at, [x1, y1]] of points.entries()) {
      const [x2, y2] = points[(at + 1) % points.length] ?? [0, 0];
      const side = (x2 - x1) * (py - y1) - (px - x1) * (y2 - y1);
      if (y1 <= py && y2 > py && side > 0) winding += 1;
      if (y1 > py && y2 <= py && side < 0) winding -= 1;
    }
  }
  return winding !== 0;
}

describe('the base map', () => {
  it('numbers come out of text as they went in', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -300_000, max: 300_000 })), (numbers) => {
        const text = writeNumbers(numbers);
        expect(readNumbers(text)).toEqual(numbers);
        expect(text).not.toMatch(/["\\`\s]|\$\{/);
      }),
    );
  });

  it.each([
    ['from afar', farMap],
    ['close by', nearMap],
  ])('%s has the five countries on land, the seas around them wet and the neighbours aside', (_, data) => {
    const map = drawBaseMap(data, 'fr');
    const towns: [number, number][] = [
      [48.86, 2.35],
      [40.42, -3.7],
      [50.85, 4.35],
      [52.1, 5.1],
      [41.9, 12.5],
      [42.1, 9.1],
    ];
    for (const [lat, lng] of towns) {
      expect([lat, isInside(map.land, map, lat, lng)]).toEqual([lat, true]);
      expect([lat, isInside(map.sold, map, lat, lng)]).toEqual([lat, true]);
    }
    for (const [lat, lng] of [
      [46, -4],
      [42, 5],
      [54, 3],
    ] as const)
      expect([lat, isInside(map.land, map, lat, lng)]).toEqual([lat, false]);
    expect(isInside(map.land, map, 48.2, 11.6)).toBe(true);
    expect(isInside(map.sold, map, 48.2, 11.6)).toBe(false);
    expect(map.borders).toMatch(/^M[\d, ]+M/);
  });

  it('has the large lakes and rivers, on the grid of either scale', () => {
    const { lakes, rivers } = drawWater(waterMap, nearMap.gridZoom);
    const near = { gridZoom: nearMap.gridZoom } as BaseMap;
    expect(isInside(lakes, near, 46.45, 6.5)).toBe(true);
    expect(isInside(lakes, near, 48.86, 2.35)).toBe(false);
    expect(rivers.split('M').length).toBeGreaterThan(10);
    const far = drawWater(waterMap, farMap.gridZoom);
    expect(isInside(far.lakes, { gridZoom: farMap.gridZoom } as BaseMap, 46.45, 6.5)).toBe(true);
  });

  it('names its towns in the language of the visitor, the largest first', () => {
    const named = (language: string) => drawBaseMap(farMap, language).towns.map(({ name }) => name);
    expect(named('fr')).toContain('Londres');
    expect(named('it')).toContain('Parigi');
    expect(named('nl')).toContain('Parijs');
    expect(named('es')).toContain('Burdeos');
    expect(drawBaseMap(nearMap, 'fr').towns.length).toBeGreaterThan(2000);
  });
});

describe('what stands on it', () => {
  it('names keep clear of each other and of the markers', () => {
    const town = (name: string, x: number, y: number) => ({ name, x, y });
    const area = { x: 0, y: 0, width: 800, height: 600, zoom: 0 };
    const towns = [town('Paris', 400, 300), town('Versailles', 380, 310), town('Nice', 700, 500)];
    expect(townLabels(towns, area).map(({ name }) => name)).toEqual(['Paris', 'Nice']);
    const aside = townLabels(towns, area, [{ x: 400, y: 300 }]).find(({ name }) => name === 'Paris');
    expect(aside?.y).toBeGreaterThan(324);
    const crowded = [266, 300, 334].map((y) => ({ x: 400, y }));
    expect(townLabels(towns, area, crowded).map(({ name }) => name)).not.toContain('Paris');
  });

  it('a station stands at its very place, close to the name of its town, and never under a marker', () => {
    const area = { x: 0, y: 0, width: 800, height: 600, zoom: 0 };
    const town = { name: 'Annecy', x: 400, y: 300 };
    const station = { name: 'Annecy', x: 400, y: 345, kind: 'station' as const };
    const shown = townLabels([town, station], area);
    expect(shown.map(({ kind, y }) => [kind, y])).toEqual([
      [undefined, 300],
      ['station', 345],
    ]);
    expect(townLabels([station], area, [{ x: 410, y: 345 }])).toEqual([]);
  });

  it('the name of a sight goes to the side that no marker stands on; a station keeps its sign alone', () => {
    const area = { x: 0, y: 0, width: 800, height: 600, zoom: 0 };
    const sight = { name: 'Notre-Dame', x: 400, y: 300, kind: 'sight' as const };
    const sideOf = (...marks: [number, number][]) =>
      townLabels(
        [sight],
        area,
        marks.map(([x, y]) => ({ x, y })),
      ).map(({ side }) => side);
    expect(sideOf()).toEqual([undefined]);
    expect(sideOf([400, 345])).toEqual(['after']);
    // Beside it the name would leave the screen.
    expect(townLabels([{ ...sight, x: 760 }], area, [{ x: 760, y: 345 }])).toMatchObject([
      { side: 'before' },
    ]);
    expect(sideOf([400, 345], [465, 300])).toEqual(['before']);
    expect(sideOf([400, 345], [465, 300], [340, 300])).toEqual(['above']);
    const around: [number, number][] = [
      [400, 345],
      [465, 300],
      [340, 300],
      [400, 255],
    ];
    expect(sideOf(...around)).toEqual([]);
    const marks = around.map(([x, y]) => ({ x, y }));
    expect(townLabels([{ ...sight, kind: 'station' }], area, marks)).toMatchObject([{ side: 'bare' }]);
  });

  it('Paris has its sights and its stations in the stored places', async () => {
    const places = await loadPlaces({ north: 48.9, south: 48.81, east: 2.42, west: 2.25 });
    const named = (kind: string) => places.filter((place) => place.kind === kind).map(({ name }) => name);
    expect(named('sight')).toEqual(expect.arrayContaining(['Tour Eiffel', 'Louvre', 'Sacré-Cœur']));
    expect(named('station')).toContain('Paris Gare de Lyon');
  });

  it('the bar of the scale is a round distance that fits the corner, at every zoom and latitude', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 4, max: 18 }),
        fc.double({ min: -62, max: 70, noNaN: true }),
        (zoom, lat) => {
          const { km, width } = scaleOf({ centre: { lat, lng: 2 }, zoom });
          expect(width).toBeGreaterThan(34);
          expect(width).toBeLessThanOrEqual(96);
          expect(Number((km / 10 ** Math.floor(Math.log10(km) + 1e-9)).toFixed(6))).toBeOneOf([1, 2, 5]);
          const metres = (40_075_017 * Math.cos((lat * Math.PI) / 180)) / 256 / 2 ** zoom;
          expect(Math.abs(width * metres - km * 1000)).toBeLessThan(metres);
        },
      ),
    );
  });

  it('every hotel is in one mark, and the chosen one in its own [MAP-02]', () => {
    const world = {
      centre: { lat: 46, lng: 2 },
      corner: { lat: 52, lng: 12 },
      west: -10,
      south: 36,
      east: 20,
      north: 54,
    };
    const point = fc.record({
      lat: fc.double({ min: 40, max: 52, noNaN: true }),
      lng: fc.double({ min: -5, max: 15, noNaN: true }),
    });
    fc.assert(
      fc.property(
        fc.array(point, { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 4, max: 15 }),
        (places, zoom) => {
          const points = places.map((place, at) => ({ ...place, id: String(at), label: `Hotel ${at}` }));
          const marksIn = createClusters(points);
          const marks = marksIn({ ...world, zoom });
          expect(marks.reduce((sum, { count }) => sum + count, 0)).toBe(points.length);
          expect(marks.map(({ y }) => y)).toEqual(marks.map(({ y }) => y).toSorted((a, b) => a - b));
          const [chosen] = points;
          expect(
            marksIn({ ...world, zoom }, { always: chosen ? [chosen] : [] }).filter(
              (mark) => mark.point === chosen,
            ),
          ).toHaveLength(1);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('a marker tells its price in at most six signs', () => {
    expect(pinPrice(25_800, 'fr_FR')).toBe('258\u00a0€');
    expect(pinPrice(25_800, 'nl_NL')).toBe('€\u00a0258');
    expect(pinPrice(145_801, 'fr_FR')).toBe('1\u202f459');
    expect(pinPrice(145_801, 'nl_NL')).toBe('1.459');
  });
});
