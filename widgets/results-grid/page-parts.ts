import { partAtOnce } from '../components/late-part.ts';
import * as address from './page-address.ts';
import * as site from './site-parts.ts';

/*
 * What ties a grid to the page around it, and not every page needs. Here it comes with the grid; in elements
 * `page-parts.element.ts` stands in its place.
 */

/** Reading and writing the address of the page; there wherever the grid is given an address. */
export const addressPart = partAtOnce(address);
/** What only a site does that renders the grid itself. */
export const sitePart = partAtOnce(site);
