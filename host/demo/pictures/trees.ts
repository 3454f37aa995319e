import type { Drawing } from './drawing.ts';
import { r } from './drawing.ts';

/** One path of fir trees along a line; `size` is the height of a tree. */
export function firs(
  drawing: Drawing,
  lineAt: (x: number) => number,
  from: number,
  to: number,
  gap: number,
  size: number,
): string {
  const { random } = drawing;
  let d = '';
  for (let x = from; x < to; x += gap * (0.5 + random.unit())) {
    const height = size * (0.6 + random.unit() * 0.7);
    const half = height * 0.19;
    d += `M${r(x - half)} ${r(lineAt(x) + 8)}l${r(half)} ${r(-height)} ${r(half)} ${r(height)}z`;
  }
  return d;
}

/** One path of cypresses or poplars: slim leaves of a flame's form. */
export function cypresses(
  drawing: Drawing,
  lineAt: (x: number) => number,
  xs: readonly number[],
  size: number,
): string {
  return xs
    .map((x) => {
      const height = size * (0.75 + drawing.random.unit() * 0.5);
      const w = height * 0.11;
      return `M${r(x)} ${r(lineAt(x) + 5 - height)}q${r(w * 2)} ${r(height * 0.6)} ${r(w * 0.4)} ${r(height)}h${r(-w * 0.8)}q${r(-w * 1.6)} ${r(-height * 0.4)} ${r(w * 0.4)} ${r(-height)}z`;
    })
    .join('');
}

/** One path of round trees: three lobes on the ground. */
export function roundTrees(
  drawing: Drawing,
  lineAt: (x: number) => number,
  xs: readonly number[],
  size: number,
): string {
  return xs
    .map((x) => {
      const s = size * (0.7 + drawing.random.unit() * 0.6);
      return `M${r(x - s * 0.6)} ${r(lineAt(x) + 4)}q${r(-s * 0.25)} ${r(-s * 0.6)} ${r(s * 0.25)} ${r(-s * 0.7)}q${r(s * 0.4)} ${r(-s * 0.5)} ${r(s * 0.75)} 0q${r(s * 0.45)} ${r(s * 0.15)} ${r(s * 0.15)} ${r(s * 0.7)}z`;
    })
    .join('');
}
