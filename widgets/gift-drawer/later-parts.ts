import { partAtOnce } from '../components/late-part.ts';
import type { GiftParts } from './gift-parts.ts';
import * as sleeves from './sleeves-part.tsx';

/*
 * What a gift drawer shows once it is wanted. Here it comes with the drawer: an npm user has one file. Pages of the host
 * fetch it: `later-parts.page.ts` stands in its place in their scripts.
 */
export const laterParts: GiftParts = { sleeves: partAtOnce(sleeves) };
