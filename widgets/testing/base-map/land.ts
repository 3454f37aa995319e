import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { mergeArcs, mesh } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';

/** How finely a map is drawn. */
export interface Scale {
  /** Positions are whole pixels of the world at this zoom. */
  gridZoom: number;
  /** Square degrees of the smallest corner that is kept where visitors look. */
  corner: number;
  /** Square degrees of the smallest island there. */
  island: number;
}

/** ISO numbers of the countries that stays are sold in: FR, ES, BE, NL, IT. */
const SOLD = new Set(['250', '724', '056', '528', '380']);
const ANTARCTICA = '010';

/** Where visitors look, `[west, south, east, north]`, and how much coarser than there a coast may be drawn. */
const AREAS: readonly (readonly [box: readonly number[], coarser: number])[] = [
  [[-10.5, 35, 19.5, 54], 1],
  [[-19, 27, -13, 29.6], 2],
  [[-62, 14, -60, 17], 2],
  [[55, -21.6, 56, -20.6], 2],
  [[44.9, -13.2, 45.4, -12.5], 2],
  [[-25, 27, 32, 62], 40],
];
const ELSEWHERE = 8000;

type Arc = [x: number, y: number][];
type Countries = Topology<{ countries: GeometryCollection<{ name: string }> }>;

/** What the base map is drawn from: lines, and which of them make up a ring; `~3` is line 3 backwards. */
export interface Land {
  arcs: Arc[];
  /** Rings of all land, of the countries that are sold, and the borders between countries. */
  land: number[][];
  sold: number[][];
  borders: number[];
}

const inside = ([x = 0, y = 0]: readonly number[], [w = 0, s = 0, e = 0, n = 0]: readonly number[]) =>
  x >= w && x <= e && y >= s && y <= n;

const coarseness = (point: readonly number[]): number =>
  AREAS.find(([box]) => inside(point, box))?.[1] ?? ELSEWHERE;

/** A place on the grid. */
export function toGrid(lng: number, lat: number, gridZoom: number): [x: number, y: number] {
  const size = 256 * 2 ** gridZoom;
  const sin = Math.sin((Math.min(85, Math.max(-85, lat)) * Math.PI) / 180);
  const y = 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI);
  return [Math.round(((lng + 180) / 360) * size), Math.round(y * size)];
}

/** Points of a line on the grid, each once. */
function onGrid(arc: readonly (readonly number[])[], gridZoom: number): Arc {
  const points: Arc = [];
  for (const [lng = 0, lat = 0] of arc) {
    const [x, y] = toGrid(lng, lat, gridZoom);
    const last = points.at(-1);
    if (!last || last[0] !== x || last[1] !== y) points.push([x, y]);
  }
  return points;
}

/** Reads Natural Earth's countries (public domain, by the package `world-atlas`) and simplifies them. */
export function readLand({ gridZoom, corner, island }: Scale): Land {
  const file = fileURLToPath(import.meta.resolve('world-atlas/countries-10m.json'));
  const world = JSON.parse(readFileSync(file, 'utf8')) as Countries;
  const countries = world.objects.countries.geometries as ((Polygon | MultiPolygon) & { id?: string })[];
  const weighed = presimplify(world as Topology) as Countries;
  for (const arc of weighed.arcs as number[][][])
    for (const point of arc) if (Number.isFinite(point[2])) point[2] = (point[2] ?? 0) / coarseness(point);
  const simple = simplify(weighed as Topology, corner) as Countries;

  const ringsOf = (chosen: typeof countries): number[][] =>
    (mergeArcs(simple as Topology, chosen as Polygon[]).arcs as number[][][]).flat();
  const known = countries.filter(({ id }) => id !== ANTARCTICA);
  const kept = new Map<number, number>();
  const arcs: Arc[] = [];
  const take = (index: number): number => {
    const own = index < 0 ? ~index : index;
    let place = kept.get(own);
    if (place === undefined) {
      place = arcs.push(onGrid(simple.arcs[own] as number[][], gridZoom)) - 1;
      kept.set(own, place);
    }
    return index < 0 ? ~place : place;
  };
  /** A ring that is no larger than some corners that were cut is no island any more. */
  const isVisible = (ring: number[]): boolean => {
    const points = ring.flatMap((index) =>
      index < 0 ? (simple.arcs[~index] as number[][]).toReversed() : (simple.arcs[index] as number[][]),
    );
    const area = points.reduce((sum, [x = 0, y = 0], at) => {
      const [nextX = 0, nextY = 0] = points[(at + 1) % points.length] ?? [];
      return sum + (x * nextY - nextX * y) / 2;
    }, 0);
    return Math.abs(area) > island * Math.min(...points.map(coarseness));
  };
  const land = ringsOf(known)
    .filter(isVisible)
    .map((ring) => ring.map(take));
  const sold = ringsOf(known.filter(({ id }) => SOLD.has(id ?? '')))
    .filter(isVisible)
    .map((ring) => ring.map(take));
  const lines = mesh(
    {
      ...(simple as Topology),
      arcs: simple.arcs.map((_, index) => [
        [index, 0],
        [index, 1],
      ]),
      transform: undefined,
    } as Topology,
    { type: 'GeometryCollection', geometries: known } as GeometryCollection,
    (a, b) => a !== b,
  ).coordinates;
  const shared = new Set(lines.flatMap((line) => line.map(([index]) => index ?? 0)));
  const borders = [...shared]
    .filter((index) => (simple.arcs[index] as number[][]).some((point) => coarseness(point) < ELSEWHERE))
    .map(take);
  return { arcs, land, sold, borders };
}
