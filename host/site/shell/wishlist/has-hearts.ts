import { WISHLIST_ENABLED } from '@staykit/core/account/account-settings.ts';

/** Whether a page has hearts: cookies are the shop's own pages' alone, and agents keep nothing for themselves. [WISHLIST-01] */
export function hasHearts(
  /** Where the API is, '' for the page's own host; and whether an agent looks. */
  { origin, care }: { origin: string; care: boolean },
  enabled: boolean = WISHLIST_ENABLED,
): boolean {
  return enabled && origin === '' && !care;
}
