import { TOP_RESULTS_COUNT, type BlockSearch } from '@staykit/core/content/block.ts';
import type { OfferCard } from '@staykit/core/offer/card/offer-card.ts';
import { DEFAULT_PAX } from '@staykit/values/pax/pax.ts';
import { packagesPerHotel } from '@staykit/core/search/results/packages.ts';
import { postActivities } from '../calls/post-activities.generated.ts';
import { postOffers } from '../calls/post-offers.generated.ts';
import type { Transport } from '../transport/create-transport.ts';
import { SEARCH_PROVIDER } from '../search/packages.ts';
import type { CallOptions } from '../stay-client.ts';
import { orElse } from './or-else.ts';

/** What a block of results shows: offers that its search finds; none when it fails. [SAPI-10] [SAPI-11] [LANDING-10] */
export async function blockOffers(
  transport: Transport,
  { search, count: limit = TOP_RESULTS_COUNT }: { search: BlockSearch; count?: number },
  call?: CallOptions,
): Promise<OfferCard[]> {
  const found = search.type === 'activity' ? activities : stays;
  return (await orElse(found(transport, search, limit, call), [])).slice(0, limit);
}

/** POST search/activity-only.json for a landing block. [SAPI-10] */
async function activities(
  transport: Transport,
  { criteria }: BlockSearch,
  limit: number,
  call?: CallOptions,
): Promise<OfferCard[]> {
  const { packages = [] } = await transport.send(
    postActivities,
    {
      limit,
      locale: transport.options.locale,
      numberOfPackagesPerHotel: packagesPerHotel('activity'),
      page: 0,
      searchCriterias: criteria,
    },
    call,
  );
  return packages;
}

/** POST offers.json for a landing block: one offer a hotel, by price and quality. [SAPI-11] */
async function stays(
  transport: Transport,
  { type, criteria: { orderBy: _order, ...filters } }: BlockSearch,
  limit: number,
  call?: CallOptions,
): Promise<OfferCard[]> {
  const { locale, searchProvider = SEARCH_PROVIDER } = transport.options;
  const { adult, child, baby } = DEFAULT_PAX;
  const { exactMatch = [] } = await transport.send(
    postOffers,
    {
      locale,
      limit,
      orderBy: 'priceQuality',
      numberOfPackagesPerHotel: packagesPerHotel('landingStay'),
      searchProvider,
      searchCriterias: { adult, child, baby },
      ...(type === 'gift' && { type }),
      ...(Object.keys(filters).length > 0 && { filters }),
    },
    call,
  );
  return exactMatch;
}
