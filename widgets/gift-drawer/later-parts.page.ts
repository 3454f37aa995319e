import { latePart } from '../components/late-part.ts';
import type { GiftParts } from './gift-parts.ts';

/* In pages of the host and elements: fetched when wanted. Their build puts this file in the place of `later-parts.ts`. */
export const laterParts: GiftParts = { sleeves: latePart(() => import('./sleeves-part.tsx')) };
