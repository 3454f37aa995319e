import type { ResultsClient } from '@staykit/client/stay-client.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import type { OfferPage } from '@staykit/core/search/results/offer-page.ts';

/** One page of what a search finds: activities have a call of their own. [API-18] [API-29] */
export function searchOffers(
  client: ResultsClient,
  criteria: SearchCriteria,
  options: { signal?: AbortSignal; size: number },
): Promise<OfferPage> {
  return criteria.flow === 'activity'
    ? client.activities(criteria, options)
    : client.offers(criteria, options);
}
