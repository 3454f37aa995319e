import { emptyCriteria } from '../../../widgets/core/search/empty-criteria.ts';
import { parseFlow, type SearchFlow } from '../../../widgets/core/search/flow.ts';
import type { SearchBoxData } from '../../render/page-data.ts';
import type { PageRequest } from '../../render/page.ts';
import { inside } from '../../routing/inside.ts';
import { searchRouteFor } from '../../routing/segments.ts';

/** The flow that a first page is in: stays, or gifts. [ROUTE-07] [HOME-01] */
export function homeFlow({ search }: PageRequest): SearchFlow {
  return parseFlow(new URLSearchParams(search).get('flow')) === 'gifting' ? 'gifting' : 'booking';
}

/** The search box of a first page leads to the page of the results. */
export function homeSearchBox({ address: { prefix } }: PageRequest, flow: SearchFlow): SearchBoxData {
  return { criteria: emptyCriteria(flow), resultsUrl: inside(prefix, `/${searchRouteFor(flow)}`) };
}
