import type { PlainDate } from '../../core/dates/plain-date.ts';
import type { OfferCard } from '../../core/offer/offer-card.ts';
import type { Facets } from '../../core/search/facets.ts';
import { packagesPerHotel } from '../../core/search/packages.ts';
import { frontGateway, siteOrigin } from '../call-bases.ts';
import { getFacetsShape, getOffersShape } from '../checks.generated.ts';
import { orElse } from '../content/or-else.ts';
import type { Transport } from '../create-transport.ts';
import { toFacets, type FacetsAnswer } from '../facets.ts';
import type { CallOptions } from '../stay-client.ts';
import { SOURCE_BASES, type BoxSource, type GiftContext, type GiftSettings } from './gift-settings.ts';

/** Which stays of a gift are asked for. [PAPI-22] */
export interface GiftOfferRequest {
  checkin?: PlainDate;
  hotelId?: string;
  /** Name of the partner that asks. */
  affiliateId?: string;
}

interface OffersAnswer {
  exactMatch: OfferCard[];
}

/** What all these calls send. [PAPI-22] */
function giftQuery(
  transport: Transport,
  { giftOffers }: GiftSettings,
  source: BoxSource,
  { checkin, hotelId, affiliateId }: GiftOfferRequest,
) {
  return {
    locale: transport.options.locale,
    [giftOffers.checkinParam[source]]: checkin,
    hotelId,
    numberOfPackagesPerHotel: packagesPerHotel('box'),
    matchOfferRangePriceWithGiftAmount: false,
    affiliateId,
  };
}

/** The stays of a box, from where the settings say; none when it fails. [PAPI-19] [PAPI-20] */
export async function fetchGiftBoxOffers(
  transport: Transport,
  settings: GiftSettings,
  context: GiftContext,
  code: string,
  request: GiftOfferRequest = {},
  call?: CallOptions,
): Promise<OfferCard[]> {
  const source = settings.giftOffers.boxSource[context];
  const inPath = source === 'frontGateway';
  const answer = await orElse(
    transport.send<OffersAnswer>(
      {
        base: SOURCE_BASES[source],
        path: inPath ? `/box-offers/${encodeURIComponent(code)}` : '/beneficiary/boxes/offers',
        query: { ...giftQuery(transport, settings, source, request), ...(!inPath && { code }) },
        shape: getOffersShape,
      },
      call,
    ),
    undefined,
  );
  return answer?.exactMatch ?? [];
}

/** The stays of single vouchers; none when it fails. [PAPI-20] */
export async function fetchVoucherOffers(
  transport: Transport,
  settings: GiftSettings,
  request: GiftOfferRequest = {},
  call?: CallOptions,
): Promise<OfferCard[]> {
  const answer = await orElse(
    transport.send<OffersAnswer>(
      {
        base: siteOrigin,
        path: '/beneficiary/single-vouchers/offers',
        query: giftQuery(transport, settings, 'origin', request),
        shape: getOffersShape,
      },
      call,
    ),
    undefined,
  );
  return answer?.exactMatch ?? [];
}

/** Counts for the filters of a box's stays; no filters when it fails. [PAPI-21] */
export function fetchGiftBoxFacets(
  transport: Transport,
  settings: GiftSettings,
  code: string,
  request: GiftOfferRequest = {},
  call?: CallOptions,
): Promise<Facets | undefined> {
  const query = giftQuery(transport, settings, 'frontGateway', request);
  const path = `/box-facets/${encodeURIComponent(code)}`;
  return facetsOr(transport.send({ base: frontGateway, path, query, shape: getFacetsShape }, call));
}

/** The same for single vouchers, at the path of the settings. [PAPI-21] */
export function fetchVoucherFacets(
  transport: Transport,
  settings: GiftSettings,
  request: GiftOfferRequest = {},
  call?: CallOptions,
): Promise<Facets | undefined> {
  const query = giftQuery(transport, settings, 'origin', request);
  const path = settings.giftFacets.singleVoucherPath;
  return facetsOr(transport.send({ base: siteOrigin, path, query, shape: getFacetsShape }, call));
}

async function facetsOr(answer: Promise<FacetsAnswer>): Promise<Facets | undefined> {
  const facets = await orElse(answer, undefined);
  return facets && toFacets(facets);
}
