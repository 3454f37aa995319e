import { loadOnDemand } from '@staykit/ui/hooks/on-demand.ts';

/** What visitors open, fetched when it is wanted. */
export const HOTEL_PARTS = {
  panels: loadOnDemand(() => import('./stay-panels.tsx')),
  details: loadOnDemand(() => import('@staykit/ui/components/room-card/room-details.tsx')),
  options: loadOnDemand(() => import('./booking-options.tsx')),
};
