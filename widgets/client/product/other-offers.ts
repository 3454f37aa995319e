import type { OfferCard } from '@staykit/core/offer/card/offer-card.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import type { Transport } from '../transport/create-transport.ts';
import { packages } from '../search/packages.ts';
import type { CallOptions, PackagePage } from '../stay-client.ts';
import { valueOr } from './outcome.ts';
import type { ProductSettings } from './product-settings.ts';

/** The not-found page asks for one hotel with its packages. [PAPI-29] */
export const EXPIRED_HOTEL_LIMIT = 1;

/** The hotel search, whose path is a setting. */
function hotelSearch(
  transport: Transport,
  { endpoints, otherOffersPerHotel: perHotel }: ProductSettings,
  criteria: SearchCriteria & { hotelId: string },
  more: { limit?: number },
  call?: CallOptions,
): Promise<PackagePage> {
  const request = { kind: 'hotel', criteria, perHotel, ...more } as const;
  return packages(transport, request, call, endpoints.otherOffersByHotel);
}

/** The other offers of a hotel, without the present one; a failure leaves the page without the carousel. [PAPI-33] */
export async function otherOffers(
  transport: Transport,
  settings: ProductSettings,
  criteria: SearchCriteria & { hotelId: string },
  currentOfferId: string | undefined,
  call?: CallOptions,
): Promise<OfferCard[]> {
  const { offers } = await valueOr(hotelSearch(transport, settings, criteria, {}, call), NOTHING);
  return offers.filter(({ id }) => id !== currentOfferId);
}

/**
 * The offers of the hotel whose offer has expired, for the not-found page: one hotel with its packages. A failure
 * leaves the plain page. [PAPI-29]
 */
export async function expiredHotelOffers(
  transport: Transport,
  settings: ProductSettings,
  criteria: SearchCriteria & { hotelId: string },
  call?: CallOptions,
): Promise<OfferCard[]> {
  const one = { limit: EXPIRED_HOTEL_LIMIT };
  const { offers } = await valueOr(hotelSearch(transport, settings, criteria, one, call), NOTHING);
  return offers;
}

const NOTHING: PackagePage = { packages: [], offers: [] };
