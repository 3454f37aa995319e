import type { MapTown } from './base-map.ts';

/** A town whose name is shown, in pixels of the screen from its top left. */
export interface TownLabel extends MapTown {
  key: string;
  /** Where the name of a sign stands; absent: below it. A station keeps its sign where its name has no room. */
  side?: 'above' | 'after' | 'before' | 'bare';
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

/** Half the px of a sign. */
const SIGN = 11;

/** Px from a sign to a name beside it. */
const BESIDE_SIGN = 4;

const widened = ([left, top, right, bottom]: Box, by: number): Box => [
  left - by,
  top - by,
  right + by,
  bottom + by,
];

/** The room of a sign and its name, which may stand below, beside or above it: the best side first. */
function signBoxes(x: number, y: number, half: number): [TownLabel['side'], Box][] {
  const beside = 2 * half + BESIDE_SIGN;
  return [
    [undefined, around(x, y + BELOW_SIGN / 2, half, (LINE + BELOW_SIGN) / 2)],
    ['after', [x - SIGN, y - SIGN, x + SIGN + beside, y + SIGN]],
    ['before', [x - SIGN - beside, y - SIGN, x + SIGN, y + SIGN]],
    ['above', around(x, y - BELOW_SIGN / 2, half, (LINE + BELOW_SIGN) / 2)],
  ];
}

/** What stands at its very place, with its name below. */
export const isSigned = ({ kind }: Pick<MapTown, 'kind'>): boolean =>
  kind === 'airport' || kind === 'slopes' || kind === 'sight' || kind === 'station';

/**
 * The names that have room on the screen, those of larger towns first: `towns` stand in that order. Where a marker
 * stands on a town, its name goes below or above it; the name of a sign goes to the side that is free.
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
      const free = signBoxes(x, y, half).find(
        ([, box]) =>
          box[0] >= 0 &&
          box[2] <= area.width &&
          isFree(widened(box, SIGN_ROOM), taken) &&
          isFree(box, markers),
      );
      const bare = around(x, y, SIGN, SIGN);
      if (!free && !(town.kind === 'station' && isFree(bare, taken) && isFree(bare, markers))) continue;
      const [side, box] = free ?? (['bare', bare] as const);
      taken.push(box);
      shown.push({ ...town, key: keyOf(town), ...(side && { side }) });
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
