import type { BaseMap } from '@staykit/ui/components/map/base-map/base-map.ts';
import { metresOfPixel } from '@staykit/ui/components/map/clusters.ts';

type Point = readonly [x: number, y: number];

/** The outline of a piece of land in units of the grid, and the box around it. */
export interface Ring {
  points: readonly Point[];
  box: Box;
}

/** A box in units of the grid. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

const ringOf = (points: readonly Point[]): Ring => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    points,
    box: [
      xs.reduce((a, b) => Math.min(a, b)),
      ys.reduce((a, b) => Math.min(a, b)),
      xs.reduce((a, b) => Math.max(a, b)),
      ys.reduce((a, b) => Math.max(a, b)),
    ],
  };
};

/** The outlines of all land of a base map. */
export function ringsOf({ land }: BaseMap): Ring[] {
  return land
    .split('z')
    .filter(Boolean)
    .map((ring) =>
      ringOf(
        ring
          .slice(1)
          .split(' ')
          .map((text): Point => {
            const [x = 0, y = 0] = text.split(',').map(Number);
            return [x, y];
          }),
      ),
    );
}

function toSegment(x: number, y: number, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(ax + along * dx - x, ay + along * dy - y);
}

/** Km from a place, in pixels of the world at zoom 0, to the nearest coast. */
export function coastKm(
  { x, y, lat }: { x: number; y: number; lat: number },
  gridZoom: number,
  coast: readonly Ring[],
): number {
  const scale = 2 ** gridZoom;
  const [px, py] = [x * scale, y * scale];
  const metres = metresOfPixel(lat) / scale;
  let nearest = Infinity;
  for (const { points, box } of coast) {
    if (Math.max(box[0] - px, px - box[2], box[1] - py, py - box[3]) > nearest) continue;
    for (const [at, point] of points.entries())
      nearest = Math.min(nearest, toSegment(px, py, point, points[(at + 1) % points.length] ?? point));
  }
  return (nearest * metres) / 1000;
}

/** What of a ring lies left or right of, above or below a side of a box. */
function cut(points: readonly Point[], axis: 0 | 1, side: number, keepsBelow: boolean): Point[] {
  const isIn = (point: Point) => (keepsBelow ? point[axis] <= side : point[axis] >= side);
  return points.flatMap((point, at) => {
    const before = points[(at + points.length - 1) % points.length] ?? point;
    if (isIn(before) === isIn(point)) return isIn(point) ? [point] : [];
    const along = (side - before[axis]) / (point[axis] - before[axis]);
    const crossing: Point = [
      before[0] + along * (point[0] - before[0]),
      before[1] + along * (point[1] - before[1]),
    ];
    return isIn(point) ? [crossing, point] : [crossing];
  });
}

/** The land inside a box: rings cut along its sides. */
export function landIn(box: Box, coast: readonly Ring[]): (readonly Point[])[] {
  const [left, top, right, bottom] = box;
  return coast
    .filter(
      (ring) => ring.box[0] <= right && ring.box[2] >= left && ring.box[1] <= bottom && ring.box[3] >= top,
    )
    .map(({ points }) =>
      cut(cut(cut(cut(points, 0, left, false), 0, right, true), 1, top, false), 1, bottom, true),
    )
    .filter((points) => points.length > 2);
}
