import type { OfferCard } from '../core/offer/offer-card.ts';
import { packagePax, packagesPerHotel } from '../core/search/packages.ts';
import { searchParams } from '../core/search/search-params.ts';
import { searchApi } from './call-bases.ts';
import { postOffersShape } from './checks.generated.ts';
import type { Transport } from './create-transport.ts';
import type { CallOptions, PackagePage, PackageRequest } from './stay-client.ts';

/** The provider of the search, where the shop names no other. [API-14] */
export const SEARCH_PROVIDER = 'staykit';

interface PackagesAnswer {
  packages: {
    id: string;
    label: string;
    location: { lat: number; lng: number };
    weekendIds: string[];
    fromPrice?: number;
  }[];
  exactMatch?: OfferCard[];
}

/** Parameters that the body says elsewhere. */
const SAID = ['locale', 'orderBy', 'hotelId', 'adult', 'child', 'baby', 'checkin', 'night', 'page'];

/** POST offers.json: the map, the other offers of a hotel, the landing blocks. [API-14..17] [API-29] */
export async function packages(
  transport: Transport,
  { kind, criteria, perHotel = packagesPerHotel(kind === 'hotel' ? 'box' : 'landingStay') }: PackageRequest,
  call?: CallOptions,
): Promise<PackagePage> {
  const { locale, searchProvider = SEARCH_PROVIDER } = transport.options;
  const params = searchParams(criteria, locale, transport.now());
  const gifting = criteria.flow === 'gifting';
  // The flow is told by `type` in gifting, and booking needs no word; nor does a room that is not single.
  const rest = Object.entries(params).filter(([key, value]) =>
    key === 'flow' ? value !== 'booking' && !gifting : value !== 'false' && !SAID.includes(key),
  );
  const { type, ...pax } = packagePax(criteria.flow, criteria.pax);
  const answer = await transport.send<PackagesAnswer>(
    {
      base: searchApi,
      path: '/offers.json',
      body: {
        locale,
        orderBy: params.orderBy,
        searchCriterias: {
          ...(params.hotelId && { hotelId: params.hotelId }),
          ...pax,
          ...(params.checkin && { checkin: params.checkin, night: Number(params.night) }),
        },
        numberOfPackagesPerHotel: perHotel,
        searchProvider,
        ...(type && { type }),
        ...(kind === 'map' && { performMapSearch: true, performGiftableSearch: gifting }),
        ...(rest.length && { filters: Object.fromEntries(rest) }),
      },
      shape: postOffersShape,
    },
    call,
  );
  return {
    packages: answer.packages.map(({ location, ...stay }) => ({ ...stay, ...location })),
    offers: answer.exactMatch ?? [],
  };
}
