/** Longer texts are no misspelt names, and comparing them takes long. */
const LONGEST = 100;

/** The candidate nearest to `text`, when it is near enough to have been meant. */
export function closest(text: string, candidates: readonly string[]): string | undefined {
  if (text.length > LONGEST) return undefined;
  const wanted = text.toLowerCase();
  let best: string | undefined;
  let least = Math.max(2, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - wanted.length) >= least) continue;
    const steps = editDistance(wanted, candidate.toLowerCase());
    if (steps < least) {
      least = steps;
      best = candidate;
    }
  }
  return best;
}

/** How many letters must be put in, taken out, changed or swapped with their neighbour. */
function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const same = from[i - 1] === to[j - 1];
      let steps = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]) {
        steps = Math.min(steps, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(steps);
    }
    beforeLast = last;
    last = row;
  }
  return last[to.length] ?? 0;
}
