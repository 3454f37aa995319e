import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import type { OfferPage } from '@staykit/core/search/results/offer-page.ts';
import { searchParams } from '@staykit/core/search/address/search-params.ts';
import { getOffers } from '../calls/get-offers.generated.ts';
import type { Transport } from '../transport/create-transport.ts';
import type { OfferOptions } from '../stay-client.ts';

/** GET offers.json: the grid and the fallback searches. [API-11..13] */
export async function offers(
  transport: Transport,
  criteria: SearchCriteria,
  { limit, size, pageModel, ...call }: OfferOptions = {},
): Promise<OfferPage> {
  const { locale } = transport.options;
  const params = searchParams(criteria, locale, transport.now());
  const answer = await transport.send(getOffers, { ...params, limit, size, fetchPageModel: pageModel }, call);
  return { offers: answer.exactMatch, details: answer.searchDetails };
}
