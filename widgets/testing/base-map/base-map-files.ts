import { readLand, toGrid, type Scale } from './land.ts';
import { readTowns } from './towns.ts';
import { writeNumbers } from './write-numbers.ts';

/** Where the files are, from the top of the repository. */
export const BASE_MAP_FOLDER = 'widgets/ui/components/map/base-map';

/** The scales: `far` comes with the map, `near` when somebody looks closer. */
const SCALES: Readonly<Record<'far' | 'near', Scale & { population: number }>> = {
  far: { gridZoom: 8, corner: 0.0014, island: 0.004, population: 190_000 },
  near: { gridZoom: 10, corner: 0.00014, island: 0.0006, population: 7_000 },
};

function baseMap(name: keyof typeof SCALES): string {
  const scale = SCALES[name];
  const { arcs, land, sold, borders } = readLand(scale);
  const towns = readTowns(scale.population);
  const steps = (points: readonly (readonly [number, number])[]): number[] => {
    let [lastX, lastY] = [0, 0];
    return points.flatMap(([x, y]) => {
      const step = [x - lastX, y - lastY];
      [lastX, lastY] = [x, y];
      return step;
    });
  };
  const lists = (all: readonly (readonly number[])[]) =>
    writeNumbers(all.flatMap((one) => [one.length, ...one]));
  const fields = {
    gridZoom: scale.gridZoom,
    arcs: arcs.map((arc) => writeNumbers([arc.length, ...steps(arc)])).join(''),
    land: lists(land),
    sold: lists(sold),
    borders: writeNumbers(borders),
    towns: writeNumbers(steps(towns.map(({ lng, lat }) => toGrid(lng, lat, scale.gridZoom)))),
    names: towns.map(({ names }) => names.join('|')).join('\n'),
  };
  return `import type { BaseMapData } from './base-map.ts';

/*
 * Written by "npm run base-map": coasts and borders from Natural Earth (public domain), towns from GeoNames (CC-BY 4.0).
 */
export const ${name}Map: BaseMapData = ${JSON.stringify(fields, null, 2)};
`;
}

/** The files of the base map and what belongs in them. */
export const baseMapFiles = (): ReadonlyMap<string, string> =>
  new Map((['far', 'near'] as const).map((name) => [`base-map-${name}.generated.ts`, baseMap(name)]));
