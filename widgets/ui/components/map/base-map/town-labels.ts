import type { MapTown } from './base-map.ts';

/** A town whose name is shown, in pixels of the screen from its top left. */
export interface TownLabel extends MapTown {
  key: string;
}

/** Px that a name takes: about 7 for each letter, and a line. */
const LETTER = 7;
const LINE = 16;
/** Px of free ground around a name: the map is for the offers. */
const ROOM = 24;
/** Px from the middle of a marker to its edge, and to the name of its town below, above or beside it. */
const MARKER = 24;
const ASIDE = 34;

/** A part of the world in pixels at `zoom`. */
export interface ScreenArea {
  x: number;
  y: number;
  width: number;
  height: number;
  zoom: number;
}

type Box = readonly [left: number, top: number, right: number, bottom: number];

const around = (x: number, y: number, width: number, height: number): Box => [
  x - width,
  y - height,
  x + width,
  y + height,
];

const isFree = (box: Box, taken: readonly Box[]): boolean =>
  taken.every((one) => box[0] >= one[2] || box[2] <= one[0] || box[1] >= one[3] || box[3] <= one[1]);

/**
 * The names that have room on the screen, those of larger towns first: `towns` stand in that order. Where a marker
 * stands on a town, its name goes below or above it.
 */
export function townLabels(
  towns: readonly MapTown[],
  area: ScreenArea,
  marks: readonly { x: number; y: number }[] = [],
): TownLabel[] {
  const scale = 2 ** area.zoom;
  const onScreen = ({ x, y }: { x: number; y: number }) => [x * scale - area.x, y * scale - area.y] as const;
  const markers = marks.map((mark) => around(...onScreen(mark), MARKER, MARKER));
  const taken: Box[] = [];
  const shown: TownLabel[] = [];
  for (const town of towns) {
    const [x, y] = onScreen(town);
    const half = (town.name.length * LETTER) / 2;
    if (x < half || y < LINE || x > area.width - half || y > area.height - LINE) continue;
    if (!isFree(around(x, y, half + ROOM, LINE / 2 + ROOM), taken)) continue;
    const place = [0, ASIDE, -ASIDE].find((aside) => isFree(around(x, y + aside, half, LINE / 2), markers));
    if (place === undefined) continue;
    taken.push(around(x, y + place, half, LINE / 2));
    shown.push({
      name: town.name,
      x: town.x,
      y: town.y + place / scale,
      key: `${town.name} ${Math.round(town.x * 1e4)} ${Math.round(town.y * 1e4)}`,
    });
  }
  return shown;
}
