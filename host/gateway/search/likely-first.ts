/** So many steps tell the first of some thousand values well enough. */
const STEPS = 256;
/** What rounding may move a value by, in steps. */
const ROUNDED = 0.001;
const counts = new Uint16Array(STEPS);

/**
 * A limit that at least `wanted` of the first `count` values do not lie above, and not many more: counted in steps
 * between the least and the most, which is many times quicker than putting them in order.
 */
export function likelyFirst(values: Float64Array, count: number, wanted: number): number {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < count; at += 1) {
    const value = values[at]!;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  const perStep = (STEPS - 1) / (most - least);
  if (count <= wanted || !(perStep < Number.POSITIVE_INFINITY)) return Number.POSITIVE_INFINITY;
  counts.fill(0);
  for (let at = 0; at < count; at += 1) counts[((values[at]! - least) * perStep) | 0]! += 1;
  let step = 0;
  for (let found = counts[0]!; found < wanted; found += counts[step]!) step += 1;
  return least + (step + 1 + ROUNDED) / perStep;
}
