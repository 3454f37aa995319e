/** A colour of a picture by its part; what draws it has the colour. */
export type ArtTone = 'ground' | 'mist' | 'soft' | 'mid' | 'deep' | 'leaf' | 'leafSoft' | 'light' | 'gold';

/** A shape of a picture. */
export interface ArtShape {
  tone: ArtTone;
  /** An SVG path in a field of 320 by 200. */
  d: string;
  /** Width of its line; without it the shape is filled. */
  line?: number;
}

const round = (value: number): number => Math.round(value * 10) / 10;
const at = (x: number, y: number): string => `${round(x)} ${round(y)}`;

/** A filled shape. */
export const fill = (tone: ArtTone, ...paths: readonly string[]): ArtShape => ({ tone, d: paths.join('') });

/** A line of a width, with round ends. */
export const draw = (tone: ArtTone, line: number, ...paths: readonly string[]): ArtShape => ({
  tone,
  line,
  d: paths.join(''),
});

export const ellipse = (x: number, y: number, across: number, down: number): string =>
  `M${at(x - across, y)}a${at(across, down)} 0 1 0 ${at(2 * across, 0)}a${at(across, down)} 0 1 0 ${at(-2 * across, 0)}z`;

export const circle = (x: number, y: number, radius: number): string => ellipse(x, y, radius, radius);

/** A rectangle with round corners. */
export function box(x: number, y: number, width: number, height: number, corner = 0): string {
  const turn = (dx: number, dy: number) => `a${at(corner, corner)} 0 0 1 ${at(dx, dy)}`;
  return (
    `M${at(x + corner, y)}h${round(width - 2 * corner)}${turn(corner, corner)}v${round(height - 2 * corner)}` +
    `${turn(-corner, corner)}h${round(2 * corner - width)}${turn(-corner, -corner)}` +
    `v${round(2 * corner - height)}${turn(corner, -corner)}z`
  );
}

/** A leaf from its stalk to its tip; `angle` in degrees, 0 points to the right. */
export function leaf(x: number, y: number, angle: number, length: number, belly = 0.42): string {
  const turn = (angle * Math.PI) / 180;
  const [across, down] = [Math.cos(turn) * length, Math.sin(turn) * length];
  const [bendX, bendY] = [-down * belly, across * belly];
  const side = (sign: number) => at(x + across / 2 + sign * bendX, y + down / 2 + sign * bendY);
  return `M${at(x, y)}Q${side(1)} ${at(x + across, y + down)}Q${side(-1)} ${at(x, y)}z`;
}

/** A heart with its tip at the bottom. */
export const heart = (x: number, y: number, size: number): string =>
  `M${at(x, y + size)}C${at(x - size * 1.5, y - size * 0.1)} ${at(x - size * 0.8, y - size * 1.1)} ${at(x, y - size * 0.35)}` +
  `C${at(x + size * 0.8, y - size * 1.1)} ${at(x + size * 1.5, y - size * 0.1)} ${at(x, y + size)}z`;

/** A star of five points. */
export function star(x: number, y: number, radius: number): string {
  const corners = Array.from({ length: 10 }, (_, place) => {
    const turn = (place * Math.PI) / 5 - Math.PI / 2;
    const reach = place % 2 === 0 ? radius : radius * 0.45;
    return at(x + Math.cos(turn) * reach, y + Math.sin(turn) * reach);
  });
  return `M${corners.join('L')}z`;
}

/** Things of one kind at many places, as x, y pairs. */
export const strewn = (
  places: readonly (readonly [x: number, y: number])[],
  shape: (x: number, y: number, place: number) => string,
): string => places.map(([x, y], place) => shape(x, y, place)).join('');
