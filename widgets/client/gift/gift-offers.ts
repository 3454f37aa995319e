import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import type { OfferCard } from '@staykit/core/offer/card/offer-card.ts';
import type { Facets } from '@staykit/core/search/facets/facets.ts';
import { packagesPerHotel } from '@staykit/core/search/results/packages.ts';
import { searchParams } from '@staykit/core/search/address/search-params.ts';
import type { Answered } from '@staykit/contract/call-values.ts';
import { getBeneficiaryBoxOffers } from '../calls/get-beneficiary-box-offers.generated.ts';
import { getBeneficiaryVoucherFacets } from '../calls/get-beneficiary-voucher-facets.generated.ts';
import { getBeneficiaryVoucherOffers } from '../calls/get-beneficiary-voucher-offers.generated.ts';
import { getGiftBoxFacets } from '../calls/get-gift-box-facets.generated.ts';
import { getGiftBoxOffers } from '../calls/get-gift-box-offers.generated.ts';
import { orElse } from '../content/or-else.ts';
import type { Transport } from '../transport/create-transport.ts';
import { toFacets } from '../search/facets.ts';
import type { CallOptions } from '../stay-client.ts';
import type { BoxSource, GiftContext, GiftSettings } from './gift-settings.ts';

/** Which stays of a gift are asked for. [PAPI-22] */
export interface GiftOfferRequest {
  /** Filters, page, hotel and travellers; with a check-in the dated stays of that day. */
  criteria: SearchCriteria;
  /** Stays on a page; the server's own page size without it. */
  limit?: number;
  /** Name of the partner that asks. Default: the minisite's number. */
  affiliateId?: string;
}

/** A page of the stays of a gift. */
export interface GiftOfferPage {
  offers: OfferCard[];
  totalCount: number;
  /** The call failed: the list is empty because nothing could be had. */
  failed?: true;
}

/** What all these calls send. [PAPI-22] */
function giftQuery(
  transport: Transport,
  { giftOffers }: GiftSettings,
  source: BoxSource,
  { criteria, limit, affiliateId = transport.options.minisite?.toString() }: GiftOfferRequest,
) {
  const flow = criteria.checkin === undefined ? 'gifting' : 'booking';
  const {
    flow: _flow,
    id: _id,
    checkin,
    ...asked
  } = searchParams({ ...criteria, flow }, transport.options.locale, transport.now());
  return {
    ...asked,
    [giftOffers.checkinParam[source]]: checkin,
    limit,
    numberOfPackagesPerHotel: packagesPerHotel('box'),
    matchOfferRangePriceWithGiftAmount: false,
    affiliateId,
  };
}

/** The stays of a box, from where the settings say; none when it fails. [PAPI-19] [PAPI-20] */
export function fetchGiftBoxOffers(
  transport: Transport,
  settings: GiftSettings,
  context: GiftContext,
  code: string,
  request: GiftOfferRequest,
  call?: CallOptions,
): Promise<GiftOfferPage> {
  const source = settings.giftOffers.boxSource[context];
  const stays = source === 'origin' ? getBeneficiaryBoxOffers : getGiftBoxOffers;
  const asked = { ...giftQuery(transport, settings, source, request), code };
  return offersOf(transport.send(stays, asked, call));
}

/** The stays of single vouchers; none when it fails. [PAPI-20] */
export function fetchVoucherOffers(
  transport: Transport,
  settings: GiftSettings,
  request: GiftOfferRequest,
  call?: CallOptions,
): Promise<GiftOfferPage> {
  const asked = giftQuery(transport, settings, 'origin', request);
  return offersOf(transport.send(getBeneficiaryVoucherOffers, asked, call));
}

/** Counts for the filters of a box's stays; no filters when it fails. [PAPI-21] */
export function fetchGiftBoxFacets(
  transport: Transport,
  settings: GiftSettings,
  code: string,
  request: GiftOfferRequest,
  call?: CallOptions,
): Promise<Facets> {
  const asked = { ...giftQuery(transport, settings, 'frontGateway', request), code };
  return facetsOf(transport.send(getGiftBoxFacets, asked, call));
}

/** The same for single vouchers, at the path of the settings. [PAPI-21] */
export function fetchVoucherFacets(
  transport: Transport,
  settings: GiftSettings,
  request: GiftOfferRequest,
  call?: CallOptions,
): Promise<Facets> {
  const asked = giftQuery(transport, settings, 'origin', request);
  const path = settings.giftFacets.singleVoucherPath;
  return facetsOf(transport.send({ ...getBeneficiaryVoucherFacets, path }, asked, call));
}

async function offersOf(asked: Promise<Answered<'getOffers'>>): Promise<GiftOfferPage> {
  const answer = await orElse(asked, undefined);
  if (!answer) return { offers: [], totalCount: 0, failed: true };
  return { offers: answer.exactMatch, totalCount: answer.searchDetails.totalCount };
}

async function facetsOf(asked: Promise<Answered<'getFacets'>>): Promise<Facets> {
  return toFacets((await orElse(asked, undefined)) ?? { properties: [] });
}
