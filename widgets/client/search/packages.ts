import { packagePax, packagesPerHotel } from '@staykit/core/search/results/packages.ts';
import type { Sort } from '@staykit/values/search/sort.ts';
import { searchParams } from '@staykit/core/search/address/search-params.ts';
import { postOffers } from '../calls/post-offers.generated.ts';
import type { Transport } from '../transport/create-transport.ts';
import type { CallOptions, PackagePage, PackageRequest } from '../stay-client.ts';

/** The provider of the search, where the shop names no other. [API-14] */
export const SEARCH_PROVIDER = 'staykit';

/** Parameters that the body says elsewhere. */
const SAID = ['locale', 'orderBy', 'hotelId', 'adult', 'child', 'baby', 'checkin', 'night', 'page'];

/** POST offers.json: the map, the other offers of a hotel, the landing blocks. [API-14..17] [API-29] */
export async function packages(
  transport: Transport,
  {
    kind,
    criteria,
    perHotel = packagesPerHotel(kind === 'hotel' ? 'box' : 'landingStay'),
    limit,
  }: PackageRequest,
  call?: CallOptions,
  path = postOffers.path,
): Promise<PackagePage> {
  const { locale, searchProvider = SEARCH_PROVIDER } = transport.options;
  const params = searchParams(criteria, locale, transport.now());
  const gifting = criteria.flow === 'gifting';
  // `type` names the flow in gifting; booking needs none, nor does a room that is not single.
  const rest = Object.entries(params).filter(([key, value]) =>
    key === 'flow' ? value !== 'booking' && !gifting : value !== 'false' && !SAID.includes(key),
  );
  const { type, ...pax } = packagePax(criteria.flow, criteria.pax);
  const answer = await transport.send(
    { ...postOffers, path },
    {
      locale,
      orderBy: params.orderBy as Sort,
      searchCriterias: {
        ...(params.hotelId && { hotelId: params.hotelId }),
        ...pax,
        ...(params.checkin && { checkin: params.checkin, night: Number(params.night) }),
      },
      numberOfPackagesPerHotel: perHotel,
      searchProvider,
      ...(limit && { limit }),
      ...(type && { type }),
      ...(kind === 'map' && { performMapSearch: true, performGiftableSearch: gifting }),
      ...(rest.length && { filters: Object.fromEntries(rest) }),
    },
    call,
  );
  return {
    packages: answer.packages.map(({ location, ...stay }) => ({ ...stay, ...location })),
    offers: answer.exactMatch ?? [],
  };
}
