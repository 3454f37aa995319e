/** Number of columns for a number of boxes, beside the list of all boxes. [BOXLIST-06] */
export function boxColumns(count: number): number {
  if (count <= 3) return count;
  return count % 4 !== 0 && count % 3 === 0 ? 3 : 4;
}
