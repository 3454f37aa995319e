import { readCriteria } from '@staykit/core/search/address/address-hash.ts';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import type { InitialResults } from '@staykit/core/search/results/initial-results.ts';
import type { PageRequest } from '../../framework/request/page-request.ts';

/** A search as the server answers it. */
export interface SearchData {
  criteria: SearchCriteria;
  /** Absent where the search failed: the browser asks again. */
  initial?: InitialResults;
  /** The address asks for something that no search takes: asking again is no help. */
  refused?: boolean;
}

/** The criteria of the query: a hash never reaches a server. */
export function requestCriteria({
  search,
  now,
  address,
}: Pick<PageRequest, 'address' | 'now' | 'search'>): SearchCriteria {
  const criteria = readCriteria({ hash: '', search: search.replace(/^\?/, '') }, now);
  if (address.page === 'activity-search') return { ...criteria, flow: 'activity' };
  return criteria.flow === 'activity' ? { ...criteria, flow: 'booking' } : criteria;
}

/** Fetches offers and facets at once; the facets alone may fail. */
export async function loadSearch(
  request: Pick<PageRequest, 'address' | 'client' | 'now' | 'search'>,
): Promise<SearchData> {
  const { client } = request;
  const criteria = requestCriteria(request);
  const offers = criteria.flow === 'activity' ? client.activities(criteria) : client.offers(criteria);
  let refused = false;
  const [page, facets] = await Promise.all([
    offers.catch((error: unknown) => {
      refused = error instanceof StayError && error.code === 'BAD_REQUEST';
      return undefined;
    }),
    client.facets(criteria).catch(() => undefined),
  ]);
  return { criteria, refused, ...(page && { initial: { page, ...(facets && { facets }) } }) };
}
