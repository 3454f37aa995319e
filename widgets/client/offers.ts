import type { OfferCard } from '../core/offer/offer-card.ts';
import type { SearchCriteria } from '../core/search/criteria.ts';
import type { OfferPage, SearchDetails } from '../core/search/offer-page.ts';
import { searchParams } from '../core/search/search-params.ts';
import { getOffersShape } from './checks.generated.ts';
import type { Transport } from './create-transport.ts';
import type { OfferOptions } from './stay-client.ts';

/** A list of offers on the wire. */
export interface OffersAnswer {
  exactMatch: OfferCard[];
  searchDetails: SearchDetails;
}

/** GET offers.json: the grid and the fallback searches. [API-11..13] */
export async function offers(
  transport: Transport,
  criteria: SearchCriteria,
  { limit, size, pageModel, ...call }: OfferOptions = {},
): Promise<OfferPage> {
  const { locale } = transport.options;
  const answer = await transport.send<OffersAnswer>(
    {
      path: '/offers.json',
      query: { ...searchParams(criteria, locale, transport.now()), limit, size, fetchPageModel: pageModel },
      shape: getOffersShape,
    },
    call,
  );
  return { offers: answer.exactMatch, details: answer.searchDetails };
}
