import { criteriaToAddress, hashToCriteria } from '../core/search/address-hash.ts';
import type { SearchCriteria } from '../core/search/criteria.ts';
import type { Locale } from '../core/market/locale.ts';

/** Writes the address of a search, and reads one. */
export interface SearchLink {
  searchUrl: typeof searchUrl;
  hashToCriteria: typeof hashToCriteria;
}

/** The page of the results, with the flow in its query and the criteria behind it. [SEARCHBOX-06] */
export function searchUrl(page: string, criteria: SearchCriteria, locale: Locale): string {
  const { search, hash } = criteriaToAddress(criteria, locale);
  const path = page.split('#')[0] ?? '';
  return `${path}${search && (path.includes('?') ? '&' : '?') + search}#${hash}`;
}

export { hashToCriteria };
