import { parseFlow, type SearchFlow } from '@staykit/values/search/flow.ts';
import type { PageRequest } from './page-request.ts';

/** The flow that a page is in, by its path and its query. */
export function pageFlow({ address, search }: Pick<PageRequest, 'address' | 'search'>): SearchFlow {
  if (address.page === 'activity-search' || address.page === 'activity') return 'activity';
  return parseFlow(new URLSearchParams(search).get('flow'));
}
