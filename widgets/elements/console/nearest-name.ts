/** How many letters have to be added, taken away or replaced to make one word of another. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [at, wanted] of [...other].entries())
      next.push(Math.min(row[at + 1]! + 1, next[at]! + 1, row[at]! + (letter === wanted ? 0 : 1)));
    row = next;
  }
  return row.at(-1)!;
}

/** The name that was probably meant; undefined where none is near. */
export function nearestName(written: string, names: readonly string[]): string | undefined {
  const plain = (name: string) => name.toLowerCase().replaceAll('-', '');
  const near = names
    .map((name) => ({ name, far: distance(plain(written), plain(name)) }))
    .toSorted((one, other) => one.far - other.far)[0];
  return near && near.far <= Math.max(1, Math.floor(written.length / 3)) ? near.name : undefined;
}
