import type { NearbyKind } from '@staykit/core/search/map/nearby/read-places.ts';

/** A base map as it is stored: positions are steps on a grid, whole numbers are signs. */
export interface BaseMapData {
  /** A unit of the grid is a pixel of the world at this zoom. */
  gridZoom: number;
  /** Lines: how many points, then the step to each. */
  arcs: string;
  /** Rings of all land: how many lines, then which; `~3` is line 3 backwards. */
  land: string;
  /** The same for the countries that stays are sold in. */
  sold: string;
  /** The lines that are borders. */
  borders: string;
  /** Where the towns are, and what they are called: local name, then French, Spanish, Dutch, Italian if different. */
  towns: string;
  names: string;
}

/** A town in pixels of the world at zoom 0. */
export interface MapTown {
  x: number;
  y: number;
  name: string;
  /** What it is besides a town: a station, a sight, an airport and a ski area have a sign. */
  kind?: NearbyKind | undefined;
}

/** A base map as it is drawn: the `d` of paths in units of the grid. */
export interface BaseMap {
  gridZoom: number;
  land: string;
  sold: string;
  borders: string;
  towns: MapTown[];
}

const FIRST = 35;
const BASE = 28;
const LANGUAGES = ['fr', 'es', 'nl', 'it'];

/** Whole numbers out of text; see `write-numbers.ts` for how they got in. */
export function readNumbers(text: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let place = 1;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at) - FIRST;
    value += (sign % BASE) * place;
    place *= BASE;
    if (sign < BASE) {
      numbers.push(value % 2 ? -(value + 1) / 2 : value / 2);
      value = 0;
      place = 1;
    }
  }
  return numbers;
}

type Point = readonly [x: number, y: number];

/** Draws a stored map with the names of a language: `fr`, `es`, `nl`, `it`. */
export function drawBaseMap(data: BaseMapData, language: string): BaseMap {
  const steps = readNumbers(data.arcs);
  const arcs: Point[][] = [];
  for (let at = 0; at < steps.length;) {
    const points: Point[] = [];
    let x = 0;
    let y = 0;
    const end = at + 1 + 2 * (steps[at] ?? 0);
    for (at += 1; at < end; at += 2) points.push([(x += steps[at] ?? 0), (y += steps[at + 1] ?? 0)]);
    arcs.push(points);
  }
  const line = (index: number): readonly Point[] =>
    index < 0 ? (arcs[~index] ?? []).toReversed() : (arcs[index] ?? []);
  const rings = (text: string): string => {
    const numbers = readNumbers(text);
    let path = '';
    for (let at = 0; at < numbers.length;) {
      const end = at + 1 + (numbers[at] ?? 0);
      path += `M${numbers
        .slice(at + 1, end)
        .flatMap(line)
        .join(' ')}z`;
      at = end;
    }
    return path;
  };
  const column = LANGUAGES.indexOf(language) + 1;
  const places = readNumbers(data.towns);
  let x = 0;
  let y = 0;
  return {
    gridZoom: data.gridZoom,
    land: rings(data.land),
    sold: rings(data.sold),
    borders: readNumbers(data.borders)
      .map((index) => `M${line(index).join(' ')}`)
      .join(''),
    towns: data.names.split('\n').map((text, at) => {
      const names = text.split('|');
      x += places[2 * at] ?? 0;
      y += places[2 * at + 1] ?? 0;
      const scale = 2 ** data.gridZoom;
      return { x: x / scale, y: y / scale, name: names[column] || (names[0] ?? '') };
    }),
  };
}
