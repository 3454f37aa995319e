import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import type { Translate } from '@staykit/messages/translate.ts';

/** What the page of a flow is called. */
export const SEARCH_TITLES = {
  booking: 'host.searchTitle',
  hotel: 'host.searchTitle',
  gifting: 'host.searchTitleGifts',
  activity: 'host.searchTitleActivity',
} as const;

/** The title of the document, which follows the search: its flow, and its page from the second on. */
export function searchTitle(t: Translate, { flow, page }: Pick<SearchCriteria, 'flow' | 'page'>): string {
  const pageName = page > 0 ? ` - ${t('pager.page', { page: page + 1 })}` : '';
  return `${t(SEARCH_TITLES[flow])}${pageName} | Staykit`;
}
