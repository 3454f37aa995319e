import type { Market } from '@staykit/values/market/locale.ts';

/** The boxes that a country sees first, at most twelve codes each; the rest follow in their own order. [BOXLIST-07] */
export const BOX_RANKING: Record<Market, readonly string[]> = {
  FR: ['ROMANTICEBOX', 'SPAEBOX', 'GOURMETEBOX', 'EVASIONEBOX', 'EXCEPTIONEBOX', 'FAMILYEBOX'],
  ES: ['SPAEBOX', 'ROMANTICEBOX', 'FAMILYEBOX', 'EVASIONEBOX'],
  BE: ['GOURMETEBOX', 'SPAEBOX', 'ROMANTICEBOX', 'EVASIONEBOX'],
  NL: ['SPAEBOX', 'EVASIONEBOX', 'GOURMETEBOX', 'FAMILYEBOX'],
  IT: ['ROMANTICEBOX', 'SPAEBOX', 'EXCEPTIONEBOX', 'GOURMETEBOX'],
};

/** Boxes in the order of a ranking. [BOXLIST-07] */
export function rankBoxes<Box extends { code: string }>(
  boxes: readonly Box[],
  ranking: readonly string[],
): Box[] {
  const place = ({ code }: Box) => (ranking.includes(code) ? ranking.indexOf(code) : ranking.length);
  return boxes.toSorted((a, b) => place(a) - place(b));
}
