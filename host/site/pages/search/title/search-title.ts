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

/** Attribute of the page's heading, which follows the search as the title of the document does. Its value: the key of the place that the server printed, and its name. */
export const SEARCH_HEADING = 'data-search-heading';

/** The place and the theme that a search asks for; empty where it asks for neither. */
function aboutSearch(t: Translate, { theme }: Pick<SearchCriteria, 'theme'>, place?: string): string {
  const named = Object.values(THEMATICS).find((one) => one === theme);
  return [place, named !== undefined && t(`theme.${iconFor(named)}`)].filter(Boolean).join(', ');
}

/** The heading of a search: the place and the theme that it asks for, or what it is for. */
export function searchHeading(
  t: Translate,
  criteria: Pick<SearchCriteria, 'flow' | 'theme'>,
  place?: string,
): string {
  return aboutSearch(t, criteria, place) || t(SEARCH_TITLES[criteria.flow]);
}

/** The title of the document, but for the name of the shop: the heading, the dates, what the search is for, and the page from the second on. */
export function searchTitle(
  t: Translate,
  criteria: Pick<SearchCriteria, 'flow' | 'page' | 'theme'>,
  place?: string,
  dates?: string,
): string {
  const { flow, page } = criteria;
  const about = [aboutSearch(t, criteria, place), dates].filter(Boolean).join(', ');
  const pageName = page > 0 ? ` – ${t('pager.page', { page: page + 1 })}` : '';
  return `${about === '' ? '' : `${about} – `}${t(SEARCH_TITLES[flow])}${pageName}`;
}
