import { loadOnDemand } from '@staykit/ui/hooks/on-demand.ts';

/** Parts that few guests open, loaded on demand. */
export const LOOKUP_PARTS = {
  move: loadOnDemand(() => import('./move-booking.tsx')),
  invoice: loadOnDemand(() => import('./invoice.tsx')),
};
