import * as chips from '../components/filters/filter-chips.tsx';
import { partAtOnce } from '../components/late-part.ts';
import * as few from './few-results.tsx';

/*
 * What a grid shows now and then. Here it comes with the grid: a server renders it, and a page that takes over its HTML
 * has it from the start. Elements fetch it when it is wanted: `late-parts.element.ts` stands in its place there.
 */

/** The filters that are set. */
export const chipsPart = partAtOnce(chips);
/** What follows few results, and stands in for none. */
export const fewPart = partAtOnce(few);
