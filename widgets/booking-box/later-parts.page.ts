import { latePart } from '../components/late-part.ts';
import type * as parts from './later-parts.ts';

/* In pages of the host and elements: fetched when wanted. Their build puts this file in the place of `later-parts.ts`. */
export const laterParts: typeof parts.laterParts = {
  panels: latePart(() => import('./booking-panels.tsx')),
  activities: latePart(() => import('./activity-part.tsx')),
  change: latePart(() => import('./change-part.tsx')),
  extras: latePart(() => import('./extras-part.tsx')),
  gift: latePart(() => import('./gift-part.tsx')),
  instalments: latePart(() => import('./instalments.tsx')),
  screen: latePart(() => import('./panel-screen.tsx')),
  tax: latePart(() => import('./tax-modal.tsx')),
};
