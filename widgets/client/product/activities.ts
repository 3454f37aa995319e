import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import type { OfferPage } from '@staykit/core/search/results/offer-page.ts';
import { packagesPerHotel } from '@staykit/core/search/results/packages.ts';
import { searchParams } from '@staykit/core/search/address/search-params.ts';
import { postActivitiesPage } from '../calls/post-activities-page.generated.ts';
import type { Transport } from '../transport/create-transport.ts';
import type { CallOptions } from '../stay-client.ts';

/** POST search/activity-only.json. [API-18] */
export async function activities(
  transport: Transport,
  criteria: SearchCriteria,
  call?: CallOptions,
): Promise<OfferPage> {
  const { locale } = transport.options;
  const {
    locale: _locale,
    page: _page,
    ...params
  } = searchParams({ ...criteria, flow: 'activity' }, locale, transport.now());
  const answer = await transport.send(
    postActivitiesPage,
    {
      criteria: params,
      numberOfPackagesPerHotel: packagesPerHotel('activity'),
      locale,
      page: criteria.page,
    },
    call,
  );
  return { offers: answer.exactMatch, details: answer.searchDetails };
}
