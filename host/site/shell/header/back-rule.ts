import type { PageName } from '@staykit/routing/segments.ts';
import { checkoutReturn } from '@staykit/routing/checkout-return.ts';
import { inside } from '@staykit/routing/inside.ts';

/** Pages as the back arrow knows them: what is shown once something is sold counts as a page of its own. */
export type BackPage = PageName | 'booking-confirmation' | 'gift-confirmation';

/** BACK_TO_HOME_PAGE_TYPES: from here the arrow leads home, whatever was bought. [HEADER-06] */
export const BACK_TO_HOME_PAGE_TYPES: readonly BackPage[] = ['booking-confirmation', 'gift-confirmation'];

/** BACK_WITHOUT_HISTORY: where the arrow leads when there is nothing to go back to. [HEADER-07] */
export const BACK_WITHOUT_HISTORY = '/';

/** Where the back arrow of a page leads. */
export interface BackRule {
  /** The address; where `history` is set, only for who came from nowhere or has no script. */
  href: string;
  /** A step back in the browser is meant. */
  history: boolean;
}

/** Home from some pages, else where the visitor came from with what was chosen, else a step back. [HEADER-05..07] */
export function backRule(page: BackPage, search: string, prefix = ''): BackRule {
  if (BACK_TO_HOME_PAGE_TYPES.includes(page)) return { href: inside(prefix, '/'), history: false };
  const origin = checkoutReturn(search, prefix);
  if (origin !== undefined) return { href: origin, history: false };
  return { href: inside(prefix, BACK_WITHOUT_HISTORY), history: true };
}
