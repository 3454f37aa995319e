/** How many columns so many boxes stand in, beside the list of all of them. [BOXLIST-06] */
export function boxColumns(count: number): number {
  if (count <= 3) return count;
  return count % 4 !== 0 && count % 3 === 0 ? 3 : 4;
}
