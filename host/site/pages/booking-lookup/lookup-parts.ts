import { loadOnDemand } from '@staykit/ui/hooks/on-demand.ts';

/** What only some guests open: fetched when they do. */
export const LOOKUP_PARTS = {
  move: loadOnDemand(() => import('./move-booking.tsx')),
  invoice: loadOnDemand(() => import('./invoice.tsx')),
};
