import { isOn } from '../experiments/variants.ts';
import type { SearchFlow } from '../core/search/flow.ts';
import type { InlineBlock, ResultsGridProps } from './results-grid-props.ts';

/** After which row of cards each block stands: row 0 ends with card 3, row 1 with card 9. [GRID-10] */
export const INLINE_BLOCK_POSITIONS: readonly (readonly InlineBlock[])[] = [
  ['giftCard', 'giftStay'],
  ['singleVoucher', 'targetedBanner'],
];

/** The blocks after a row: none for agents, nor where the experiment hides gifts in the gifting flow. [EXPERIMENT-07] */
export function blocksAfterRow(
  row: number,
  offers: number,
  flow: SearchFlow,
  { inlineBlocks, customerCare, variants }: ResultsGridProps,
): InlineBlock[] {
  if (!offers || !inlineBlocks || customerCare) return [];
  if (flow === 'gifting' && isOn('hideGiftBlocks', variants)) return [];
  return (INLINE_BLOCK_POSITIONS[row] ?? []).filter((name) => inlineBlocks[name] !== undefined);
}
