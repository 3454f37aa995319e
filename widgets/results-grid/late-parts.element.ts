import { latePart } from '../components/late-part.ts';
import type * as parts from './late-parts.ts';

/* In elements: fetched when wanted. The builds of elements put this file in the place of `late-parts.ts`. */
export const chipsPart: typeof parts.chipsPart = latePart(
  () => import('../components/filters/filter-chips.tsx'),
);
export const fewPart: typeof parts.fewPart = latePart(() => import('./few-results.tsx'));
