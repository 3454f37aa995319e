/** What a grid does only for the site that renders it itself: no element has the properties for it. */
export { Difference } from '../components/offer-card/difference.tsx';
export { isOn } from '../experiments/variants.ts';
export { answersTo } from './initial-results.ts';
export { blocksAfterRow } from './inline-blocks.ts';
export { Suggestions } from './suggestions.tsx';
export { trackSelected } from './track-selected.ts';
