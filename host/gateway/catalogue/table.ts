/** The rows of a text table: one per line, with columns separated by `|`. */
export function tableRows(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.split('|'));
}

/** A text normalised for comparison: no accents, case, punctuation or repeated blanks. */
export function foldName(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Kilometres between two points. */
export function kilometres(latA: number, lngA: number, latB: number, lngB: number): number {
  const rad = Math.PI / 180;
  const x = (lngB - lngA) * rad * Math.cos(((latA + latB) / 2) * rad);
  const y = (latB - latA) * rad;
  // Flat approximation: precise to a metre at the distances of a catalogue.
  return Math.sqrt(x * x + y * y) * 6371;
}
