import { loadOnDemand } from '@staykit/ui/hooks/on-demand.ts';

/** What opens under a field, fetched when it is wanted. */
export const BOX_PANELS = {
  dates: loadOnDemand(() => import('../dates/dates-panel.tsx')),
  /** The theme and the travellers. */
  others: loadOnDemand(() => import('./box-panels.tsx')),
};
