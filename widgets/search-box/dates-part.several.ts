import type { BoxDates } from './box-parts.ts';
import type { Late } from './use-late.ts';

/* Where several widgets stand on a page, the first that opens a calendar fetches it for all of them. */
export const dates: Late<BoxDates> = () => import('./dates-panel.tsx');
