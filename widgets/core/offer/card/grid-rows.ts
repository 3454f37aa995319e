/** Where the first and the second row of the grid end; inline blocks stand between the rows. [GRID-09] */
export const GRID_ROW_ENDS = [3, 9] as const;

/** The cards of a result list in the three rows of the grid; rows may be empty. [GRID-09] */
export function gridRows<Card>(cards: readonly Card[]): [first: Card[], second: Card[], rest: Card[]] {
  const [first, second] = GRID_ROW_ENDS;
  return [cards.slice(0, first), cards.slice(first, second), cards.slice(second)];
}
