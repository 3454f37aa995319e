import { latePart } from '../../../widgets/components/late-part.ts';

/** What only some guests open: fetched when they do. */
export const LOOKUP_PARTS = {
  move: latePart(() => import('./move-booking.tsx')),
  invoice: latePart(() => import('./invoice.tsx')),
};
