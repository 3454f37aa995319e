import { toBox, type Box } from '@staykit/core/gift/box/box.ts';
import type { OfferCard } from '@staykit/core/offer/card/offer-card.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import { searchParams } from '@staykit/core/search/address/search-params.ts';
import type { Answered } from '@staykit/contract/call-values.ts';
import { getBoxes } from '../calls/get-boxes.generated.ts';
import { getBoxOffers } from '../calls/get-box-offers.generated.ts';
import { orElse } from '../content/or-else.ts';
import type { Transport } from '../transport/create-transport.ts';
import { outcomeOf, type Outcome } from '../product/outcome.ts';
import type { CallOptions } from '../stay-client.ts';

/** A page of the stays of a box. [PAPI-23] */
export interface BoxOfferPage {
  offers: OfferCard[];
  totalCount: number;
}

/** A stay of a box on the map. [PENTITY-21] */
export interface BoxMarker {
  id: string;
  lat: number;
  lng: number;
  /** The hotel, where the answer names it. */
  label?: string;
  /** What the stay costs as a gift, in cents. */
  price?: number;
}

/** Stays on a page of the list. [PAPI-23] */
export const BOX_PAGE_SIZE = 8;

/** What a visitor reads where boxes cannot be shown. [PAPI-25] */
export const BOXES_ERROR_KEY = 'results.error';

/** GET boxes/search. The digital boxes in the order of the market, or the words for a failure. [PAPI-25] */
export function fetchBoxes(transport: Transport, call?: CallOptions): Promise<Outcome<Box[]>> {
  const { locale } = transport.options;
  const answer = transport.send(getBoxes, { locale, type: 'digital' }, call);
  return outcomeOf(
    answer.then(({ boxes }) => boxes.flatMap((box) => toBox(box) ?? [])),
    BOXES_ERROR_KEY,
  );
}

/** GET boxes/{boxCode}/offers: one page of stays. [PAPI-23] */
export async function fetchBoxOffers(
  transport: Transport,
  boxCode: string,
  page: number,
  call?: CallOptions,
): Promise<BoxOfferPage> {
  const answer = await boxOffers(transport, boxCode, { page, limit: BOX_PAGE_SIZE }, call);
  return {
    offers: answer.exactMatch.filter((offer): offer is OfferCard => 'itemCategory' in offer),
    totalCount: answer.searchDetails.totalCount,
  };
}

/** Options of a call for markers. */
interface BoxMarkerOptions extends CallOptions {
  /** Filters of the list that the map belongs to; all stays of the box without. */
  filters?: SearchCriteria;
}

/** The same call for the map: stays without a location are no markers, and a failure leaves none. [PAPI-24] */
export async function fetchBoxMarkers(
  transport: Transport,
  boxCode: string,
  { filters, ...call }: BoxMarkerOptions = {},
): Promise<BoxMarker[]> {
  const asked = { ...(filters && filterParams(transport, filters)), performMapSearch: true };
  const answer = await orElse(boxOffers(transport, boxCode, asked, call), undefined);
  return (answer?.exactMatch ?? []).flatMap((offer) => {
    if ('itemCategory' in offer || !offer.location) return [];
    const { id, location, label, price } = offer;
    return [
      { id, ...location, ...(label !== undefined && { label }), ...(price !== undefined && { price }) },
    ];
  });
}

/** Filters as parameters, without dates and page: a map shows all that they leave. */
function filterParams({ options, now }: Transport, filters: SearchCriteria) {
  const { checkin: _checkin, ...criteria } = {
    ...emptyCriteria('gifting'),
    ...filters,
    flow: 'gifting' as const,
  };
  const {
    flow: _flow,
    id: _id,
    page: _page,
    night: _night,
    ...params
  } = searchParams(criteria, options.locale, now());
  return params;
}

function boxOffers(
  transport: Transport,
  boxCode: string,
  query: Readonly<Record<string, unknown>>,
  call?: CallOptions,
): Promise<Answered<'getBoxOffers'>> {
  const { locale } = transport.options;
  return transport.send(getBoxOffers, { boxCode, locale, ...query }, call);
}
