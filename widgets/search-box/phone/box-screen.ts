import { loadOnDemand } from '@staykit/ui/hooks/on-demand.ts';

/** All fields on a screen of a phone, fetched when it is wanted. */
export const BOX_SCREEN = loadOnDemand(() => import('./phone-box.tsx'));
