import { latePart, type LatePart } from '../components/late-part.ts';
import type * as parts from './page-parts.ts';

/* In elements. The builds of elements put this file in the place of `page-parts.ts`. */

/** Fetched before the element renders, where its page has an address for it. */
export const addressPart: typeof parts.addressPart = latePart(() => import('./page-address.ts'));
/** No attribute asks for it. */
export const sitePart: Pick<LatePart<NonNullable<(typeof parts.sitePart)['here']>>, 'here'> = {};
