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
/** The same around what has a sign: a station stands close to the name of its town. */
const SIGN_ROOM = 6;
/** Px from the sign of a place to the middle of its name. */
const BELOW_SIGN = 17;
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

/** What stands at its very place, with its name below. */
const isSigned = ({ kind }: MapTown): boolean =>
  kind === 'airport' || kind === 'slopes' || kind === 'station';

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
    if (isSigned(town)) {
      const box = around(x, y + BELOW_SIGN / 2, half, (LINE + BELOW_SIGN) / 2);
      const apart: Box = [box[0] - SIGN_ROOM, box[1] - SIGN_ROOM, box[2] + SIGN_ROOM, box[3] + SIGN_ROOM];
      if (!isFree(apart, taken) || !isFree(box, markers)) continue;
      taken.push(box);
      shown.push({ ...town, key: keyOf(town) });
      continue;
    }
    if (!isFree(around(x, y, half + ROOM, LINE / 2 + ROOM), taken)) continue;
    const place = [0, ASIDE, -ASIDE].find((aside) => isFree(around(x, y + aside, half, LINE / 2), markers));
    if (place === undefined) continue;
    taken.push(around(x, y + place, half, LINE / 2));
    shown.push({
      ...town,
      y: town.y + place / scale,
      key: keyOf(town),
    });
  }
  return shown;
}

const keyOf = ({ name, x, y }: MapTown): string => `${name} ${Math.round(x * 1e4)} ${Math.round(y * 1e4)}`;
