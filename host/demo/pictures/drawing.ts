import { createNoise2D } from 'simplex-noise';
import { createRandom } from '../catalogue/random.ts';
import type { Random } from '../catalogue/random.ts';

/** Size of all scenes, in SVG units. */
export const WIDTH = 1200;
export const HEIGHT = 800;

/** Collects the gradients and shapes of an SVG. */
export interface Drawing {
  readonly random: Random;
  /** Soft noise around 0, within -1 and 1. */
  noise(x: number, y: number): number;
  /** Adds shapes. */
  add(...shapes: string[]): void;
  /**
   * Adds a vertical (or horizontal) gradient and returns its paint: `url(#a)`. Stops: colour and offset in per cent.
   */
  gradient(stops: readonly (readonly [string, number, number?])[], direction?: 'down' | 'across'): string;
  /** Adds a radial gradient and returns its paint. */
  glow(stops: readonly (readonly [string, number, number?])[]): string;
  /** The SVG, mirrored for every other id: pictures of one motif differ in their outline too. */
  toSvg(): string;
}

/** An empty drawing, deterministic by id. */
export function startDrawing(id: string): Drawing {
  const random = createRandom('picture', id);
  const mirrored = createRandom('mirrored', id).chance(0.5);
  const noise = createNoise2D(() => random.unit() * 0.999_999);
  const definitions: string[] = [];
  const shapes: string[] = [];
  const stop = ([colour, offset, opacity]: readonly [string, number, number?]): string =>
    `<stop offset='${offset}%' stop-color='${colour}'${opacity === undefined ? '' : ` stop-opacity='${opacity}'`}/>`;
  const define = (
    tag: string,
    attributes: string,
    stops: readonly (readonly [string, number, number?])[],
  ): string => {
    const name = String.fromCharCode(97 + definitions.length);
    definitions.push(`<${tag} id='${name}'${attributes}>${stops.map(stop).join('')}</${tag}>`);
    return `url(#${name})`;
  };
  return {
    random,
    noise,
    add: (...added) => void shapes.push(...added),
    gradient: (stops, direction = 'down') =>
      define('linearGradient', direction === 'down' ? " x2='0' y2='1'" : '', stops),
    glow: (stops) => define('radialGradient', '', stops),
    toSvg: () =>
      `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${WIDTH} ${HEIGHT}' preserveAspectRatio='xMidYMid slice'>` +
      `<defs>${definitions.join('')}</defs>` +
      (mirrored ? `<g transform='matrix(-1 0 0 1 ${WIDTH} 0)'>${shapes.join('')}</g>` : shapes.join('')) +
      '</svg>',
  };
}

/** The stops of a gradient from one colour to another. */
export const fade = (from: string, to: string): readonly [string, number][] => [
  [from, 0],
  [to, 100],
];

/** A rectangle. */
export function rect(x: number, y: number, width: number, height: number, fill: string, more = ''): string {
  return `<path d='M${r(x)} ${r(y)}h${r(width)}v${r(height)}h${r(-width)}z' fill='${fill}'${more}/>`;
}

/** A rectangle with round corners. */
export function rounded(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  more = '',
): string {
  return `<rect x='${r(x)}' y='${r(y)}' width='${r(width)}' height='${r(height)}' rx='${r(radius)}' fill='${fill}'${more}/>`;
}

/** A circle. */
export function circle(x: number, y: number, radius: number, fill: string, more = ''): string {
  return `<circle cx='${r(x)}' cy='${r(y)}' r='${r(radius)}' fill='${fill}'${more}/>`;
}

/** An ellipse. */
export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx='${r(x)}' cy='${r(y)}' rx='${r(rx)}' ry='${r(ry)}' fill='${fill}'${more}/>`;
}

/** A filled path. */
export function shape(d: string, fill: string, more = ''): string {
  return `<path d='${d}' fill='${fill}'${more}/>`;
}

/** A stroked path without fill. */
export function line(d: string, stroke: string, width: number, more = ''): string {
  return `<path d='${d}' fill='none' stroke='${stroke}' stroke-width='${width}'${more}/>`;
}

/** A number rounded to a tenth, which no screen can show finer. */
export function r(value: number): string {
  return String(Math.round(value));
}

/** Points of a ridge from left to right. */
export function ridgePoints(
  drawing: Drawing,
  level: number,
  height: number,
  roughness: number,
  steps: number,
): [number, number][] {
  const seed = drawing.random.unit() * 100;
  return Array.from({ length: steps + 1 }, (_, index) => {
    const x = index / steps;
    const y =
      drawing.noise(seed + x * roughness, 0) * 0.68 + drawing.noise(seed + x * roughness * 2.7, 9) * 0.32;
    return [x * WIDTH, level - y * height];
  });
}

/** A smooth hill through the points, filled to the lower edge. */
export function softRidge(points: readonly (readonly [number, number])[], bottom = HEIGHT): string {
  const [first] = points;
  let d = `M0 ${r(bottom)}V${r(first?.[1] ?? 0)}`;
  for (let index = 1; index < points.length - 1; index += 1) {
    const [x = 0, y = 0] = points[index] ?? [];
    const [nextX = 0, nextY = 0] = points[index + 1] ?? [];
    const last = index === points.length - 2;
    d += `Q${r(x)} ${r(y)} ${r(last ? nextX : (x + nextX) / 2)} ${r(last ? nextY : (y + nextY) / 2)}`;
  }
  return `${d}V${r(bottom)}z`;
}

/** A jagged ridge through the points, filled to the lower edge. */
export function sharpRidge(points: readonly (readonly [number, number])[], bottom = HEIGHT): string {
  return `M0 ${r(bottom)}L${points.map(([x, y]) => `${r(x)} ${r(y)}`).join(' ')}V${r(bottom)}z`;
}

/** Height of a polyline at `x`. */
export function heightAt(points: readonly (readonly [number, number])[], x: number): number {
  const step = WIDTH / (points.length - 1);
  const index = Math.min(points.length - 2, Math.max(0, Math.floor(x / step)));
  const [left, right] = [points[index]?.[1] ?? 0, points[index + 1]?.[1] ?? 0];
  return left + (right - left) * (x / step - index);
}
