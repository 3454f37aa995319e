/** So many steps tell the first of some thousand values well enough. */
const STEP_BITS = 8;
const counts = new Uint16Array(1 << STEP_BITS);

/** The least and the most of some values. */
interface Ends {
  least: number;
  most: number;
}

/**
 * A limit that at least `wanted` of the first `count` values do not lie above, and not many more: counted in steps
 * between the least and the most, which is many times quicker than putting them in order. Values are whole numbers from 0
 * to 2^31 - 1, which is the limit where none is to be left out.
 */
export function likelyFirst(
  values: Int32Array,
  count: number,
  wanted: number,
  { least, most }: Readonly<Ends>,
): number {
  if (count <= wanted) return MOST;
  const shift = Math.max(0, 32 - STEP_BITS - Math.clz32(most - least));
  counts.fill(0);
  for (let at = 0; at < count; at += 1) counts[(values[at]! - least) >>> shift]! += 1;
  let step = 0;
  for (let found = counts[0]!; found < wanted; found += counts[step]!) step += 1;
  return Math.min(MOST, least + (step + 1) * 2 ** shift - 1);
}

const MOST = 2 ** 31 - 1;
