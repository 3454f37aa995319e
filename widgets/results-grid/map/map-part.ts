import { loadOnDemand } from '@staykit/ui/hooks/on-demand.ts';

/** The maps of a grid, over it and beside its list: one file, fetched when the first of them is wanted. */
export const mapPart = loadOnDemand(() => import('./grid-map.tsx'));
