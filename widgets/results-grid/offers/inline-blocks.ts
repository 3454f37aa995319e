import { isOn } from '@staykit/experiments/variants.ts';
import type { SearchFlow } from '@staykit/values/search/flow.ts';
import type { InlineBlock, ResultsGridProps } from '../results-grid-props.ts';

/** After which row of cards each block stands: row 0 ends with card 3, row 1 with card 9. [GRID-10] */
export const INLINE_BLOCK_POSITIONS: readonly (readonly InlineBlock[])[] = [
  ['giftCard', 'giftStay'],
  ['singleVoucher', 'targetedBanner', 'boxes'],
];

/** How many cards stand before the end of each row. [GRID-09] */
const ROW_ENDS = [3, 9];

/**
 * The blocks after a row that cards follow: none for agents, nor where the experiment hides gifts in the gifting
 * flow. [GRID-10] [EXPERIMENT-07]
 */
export function blocksAfterRow(
  row: number,
  offers: number,
  flow: SearchFlow,
  { inlineBlocks, customerCare, variants }: ResultsGridProps,
): InlineBlock[] {
  if (offers <= (ROW_ENDS[row] ?? Infinity) || !inlineBlocks || customerCare) return [];
  if (flow === 'gifting' && isOn('hideGiftBlocks', variants)) return [];
  return (INLINE_BLOCK_POSITIONS[row] ?? []).filter((name) => inlineBlocks[name] !== undefined);
}
