import { withShop } from '@staykit/core/market/shop.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { iconFor, THEMATICS } from '@staykit/core/search/facets/thematics.ts';
import type { Translate } from '@staykit/messages/translate.ts';

/** What the page of a flow is called. */
export const SEARCH_TITLES = {
  booking: 'host.searchTitle',
  hotel: 'host.searchTitle',
  gifting: 'host.searchTitleGifts',
  activity: 'host.searchTitleActivity',
} as const;

/** Attribute of the page's heading, which follows the search as the title of the document does. */
export const SEARCH_HEADING = 'data-search-heading';

/** The heading of a search: what it is for, after the place and the theme that it asks for. */
export function searchHeading(
  t: Translate,
  { flow, theme }: Pick<SearchCriteria, 'flow' | 'theme'>,
  place?: string,
): string {
  const named = Object.values(THEMATICS).find((one) => one === theme);
  const about = [place, named !== undefined && t(`theme.${iconFor(named)}`)].filter(Boolean).join(', ');
  return about === '' ? t(SEARCH_TITLES[flow]) : `${about} – ${t(SEARCH_TITLES[flow])}`;
}

/** The title of the document: the heading, and the page from the second on. */
export function searchTitle(
  t: Translate,
  criteria: Pick<SearchCriteria, 'flow' | 'page' | 'theme'>,
  place?: string,
): string {
  const { page } = criteria;
  const pageName = page > 0 ? ` – ${t('pager.page', { page: page + 1 })}` : '';
  return withShop(`${searchHeading(t, criteria, place)}${pageName}`);
}
