import { readNumbers } from './base-map.ts';

/** Lakes and rivers as they are stored. */
export interface WaterData {
  /** A unit of the grid is a pixel of the world at this zoom. */
  gridZoom: number;
  /** Shores: how many points, the first one, then the step to each. */
  lakes: string;
  /** Courses, stored like shores. */
  rivers: string;
}

/** Lakes and rivers as the `d` of a path each, in units of the grid of `gridZoom`. */
export function drawWater(data: WaterData, gridZoom: number): { lakes: string; rivers: string } {
  const scale = 2 ** (gridZoom - data.gridZoom);
  const lines = (text: string, end: string): string => {
    const numbers = readNumbers(text);
    let path = '';
    for (let at = 0; at < numbers.length;) {
      const last = at + 1 + 2 * (numbers[at] ?? 0);
      let [x, y] = [0, 0];
      const points: string[] = [];
      for (at += 1; at < last; at += 2) {
        x += numbers[at] ?? 0;
        y += numbers[at + 1] ?? 0;
        points.push(`${x * scale},${y * scale}`);
      }
      path += `M${points.join(' ')}${end}`;
    }
    return path;
  };
  return { lakes: lines(data.lakes, 'z'), rivers: lines(data.rivers, '') };
}
