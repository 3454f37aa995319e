import { cellOf, KIND_SIGNS, PLACE_STEPS } from '@staykit/core/search/map/nearby/read-places.ts';
import { readAllPlaces, type Place } from './place-sources.ts';

/** Where the files are, from the top of the repository. */
export const PLACES_FOLDER = 'widgets/core/search/map/nearby';

const signOf = (kind: string): string =>
  Object.keys(KIND_SIGNS).find((sign) => KIND_SIGNS[sign] === kind) ?? '';

/** The file of a cell: `5_45` is in `e5-n45`, `-10_40` in `w10-n40`. */
const fileOf = (name: string): string =>
  `cells/${name
    .replace('_', '-n')
    .replace(/^-/, 'w')
    .replace(/^(?=\d)/, 'e')}.generated.ts`;

function cellFile(name: string, places: readonly Place[]): string {
  let [lastX = 0, lastY = 0] = name.split('_').map((edge) => Number(edge) * PLACE_STEPS);
  const steps = places.flatMap(({ lat, lng }) => {
    const [x, y] = [Math.round(lng * PLACE_STEPS), Math.round(lat * PLACE_STEPS)];
    const step = [x - lastX, y - lastY];
    [lastX, lastY] = [x, y];
    return step.map((number) => number.toString(36));
  });
  const cell = {
    kinds: places.map(({ kind }) => signOf(kind)).join(''),
    names: places.map((place) => place.name).join('\n'),
    steps: steps.join(' '),
  };
  return `import type { PlaceCell } from '../read-places.ts';

/*
 * Written by "npm run base-map": stations of Trainline and airports of OpenFlights (ODbL), places of GeoNames (CC-BY 4.0).
 */
export const cell: PlaceCell = ${JSON.stringify(cell, null, 2)};
`;
}

/** The files of the places, a cell each, and the list of them. */
export async function placeFiles(): Promise<ReadonlyMap<string, string>> {
  const cells = Map.groupBy(await readAllPlaces(), cellOf);
  const files = [...cells].map(([name, places]) => [fileOf(name), cellFile(name, places)] as const);
  const list = [...cells.keys()]
    .toSorted()
    .map((name) => `  '${name}': () => import('./${fileOf(name)}').then(({ cell }) => cell),`);
  const index = `import type { PlaceCell } from './read-places.ts';

/*
 * Written by "npm run base-map".
 */
export const CELLS: Readonly<Record<string, () => Promise<PlaceCell>>> = {
${list.join('\n')}
};
`;
  return new Map([...files, ['cells.generated.ts', index]]);
}
