import type { OfferCard } from '../core/offer/offer-card.ts';
import type { SearchCriteria } from '../core/search/criteria.ts';
import { searchParams } from '../core/search/search-params.ts';
import { offerCardShape } from './checks.generated.ts';
import type { Transport } from './create-transport.ts';
import type { CallOptions } from './stay-client.ts';

/** The parameters of the search that each flow adds to detail.json. [API-26] */
export const DETAIL_FLOW_PARAMS: Record<SearchCriteria['flow'], readonly string[]> = {
  booking: ['checkin', 'night', 'adult', 'child', 'baby', 'singleRoom'],
  hotel: ['checkin', 'night', 'adult', 'child', 'baby', 'singleRoom'],
  gifting: [],
  activity: [],
};

/** GET /weekend/{id}/detail.json, read for its card alone. [API-26] [MINISITE-17] */
export function detail(
  transport: Transport,
  offerId: string,
  criteria: SearchCriteria,
  call?: CallOptions,
): Promise<OfferCard> {
  const { locale, minisite } = transport.options;
  const params = searchParams(criteria, locale, transport.now());
  const added = DETAIL_FLOW_PARAMS[criteria.flow].map((key) => [key, params[key]]);
  return transport.send(
    {
      path: `/weekend/${encodeURIComponent(offerId)}/detail.json`,
      query: { client: 'msite', locale, minisite, fetchPageModel: false, ...Object.fromEntries(added) },
      shape: offerCardShape,
    },
    call,
  );
}
