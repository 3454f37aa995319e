import type { Asked } from '@staykit/contract/call-values.ts';
import type { OfferCard } from '@staykit/core/offer/card/offer-card.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { hasDates, type SearchFlow } from '@staykit/values/search/flow.ts';
import { searchedStay } from '@staykit/core/search/in-sync.ts';
import { getDetailCard } from '../calls/get-detail-card.generated.ts';
import type { Transport } from '../transport/create-transport.ts';
import type { CallOptions } from '../stay-client.ts';

/** When and for whom. */
type StayValues = Partial<
  Pick<Asked<'getDetail'>, 'checkin' | 'night' | 'adult' | 'child' | 'baby' | 'singleRoom' | 'flex'>
>;

const STAY = ['checkin', 'night', 'adult', 'child', 'baby'] as const;

/** What each flow adds to the detail of an offer or a hotel: when and for whom, in the flows that have dates. [API-26] */
const DETAIL_FLOW_PARAMS: Readonly<Record<SearchFlow, readonly (typeof STAY)[number][]>> = {
  booking: STAY,
  hotel: STAY,
  gifting: [],
  activity: [],
};

/** What a search adds to a detail. [API-26] */
export function detailStay(criteria: SearchCriteria, { now }: Transport): StayValues {
  const stay = searchedStay(criteria, now());
  return {
    ...Object.fromEntries(DETAIL_FLOW_PARAMS[criteria.flow].map((name) => [name, stay[name]])),
    ...(stay.checkin && criteria.flex && { flex: criteria.flex }),
  };
}

/** The same with whether somebody sleeps alone, which an offer is asked for and a hotel is not. [API-26] */
export function offerStay(criteria: SearchCriteria, transport: Transport): StayValues {
  const { singleRoom } = criteria.pax;
  return { ...detailStay(criteria, transport), singleRoom: hasDates(criteria.flow) ? singleRoom : undefined };
}

/** GET /weekend/{id}/detail.json, read for its card alone. [API-26] [MINISITE-17] */
export function detail(
  transport: Transport,
  offerId: string,
  criteria: SearchCriteria,
  call?: CallOptions,
): Promise<OfferCard> {
  const { locale, minisite } = transport.options;
  return transport.send(
    getDetailCard,
    {
      id: offerId,
      client: 'msite',
      locale,
      minisite,
      fetchPageModel: false,
      ...offerStay(criteria, transport),
    },
    call,
  );
}
