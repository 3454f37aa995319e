/** The rows of a hand-made table: one line a row, columns parted by `|`. */
export function tableRows(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.split('|'));
}

/** A text without accents, case, punctuation and double blanks, for comparing names. */
export function foldName(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Kilometres between two points of the globe. */
export function kilometres(latA: number, lngA: number, latB: number, lngB: number): number {
  const rad = Math.PI / 180;
  const x = (lngB - lngA) * rad * Math.cos(((latA + latB) / 2) * rad);
  const y = (latB - latA) * rad;
  // Flat approximation: exact to a metre at the distances of a catalogue.
  return Math.sqrt(x * x + y * y) * 6371;
}
