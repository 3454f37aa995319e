/**
 * Writes down where values lie above one number and not above another, among the first `count`, all of them whole numbers
 * from 0 to 2^31 - 1; returns how many places these are. Without a branch: of values in no order a processor would
 * guess every other one wrongly, which takes many times as long as to write down one too many.
 */
export function placesBetween(
  values: Int32Array,
  count: number,
  over: number,
  upTo: number,
  into: Int32Array,
): number {
  let written = 0;
  for (let at = 0; at < count; at += 1) {
    const value = values[at]!;
    into[written] = at;
    written += ((value - upTo - 1) & (over - value)) >>> 31;
  }
  return written;
}
