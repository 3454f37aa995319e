import type { BoxDates } from './box-parts.ts';
import { DatesPanel } from './dates-panel.tsx';
import type { Late } from './use-late.ts';

/*
 * The calendar of the element. In the file of a search box that stands alone it comes with the box; where several widgets
 * share files, `dates-part.several.ts` stands in its place.
 */
export const dates: Late<BoxDates> = { DatesPanel };
