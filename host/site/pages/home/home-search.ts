import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import { parseFlow, type SearchFlow } from '@staykit/values/search/flow.ts';
import type { SearchBoxData } from '../search/search-data.ts';
import type { PageRequest } from '../../framework/request/page-request.ts';
import { inside } from '@staykit/routing/inside.ts';
import { searchRouteFor } from '@staykit/routing/segments.ts';

/** The flow that a first page is in: stays, or gifts. [ROUTE-07] [HOME-01] */
export function homeFlow({ search }: Pick<PageRequest, 'search'>): SearchFlow {
  return parseFlow(new URLSearchParams(search).get('flow')) === 'gifting' ? 'gifting' : 'booking';
}

/** The search box of a first page leads to the page of the results. */
export function homeSearchBox(
  { address: { prefix } }: Pick<PageRequest, 'address'>,
  flow: SearchFlow,
): SearchBoxData {
  return { criteria: emptyCriteria(flow), resultsUrl: inside(prefix, `/${searchRouteFor(flow)}`) };
}
