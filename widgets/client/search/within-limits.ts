import type { MarketNow } from '@staykit/core/dates/market-time.ts';
import { mayBegin, type StayLimits } from '@staykit/core/offer/stay-limits.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { FACET_FAMILIES, type Facets } from '@staykit/core/search/facets/facets.ts';
import type { OfferPage } from '@staykit/core/search/results/offer-page.ts';
import { searchedStay } from '@staykit/core/search/in-sync.ts';
import type { ResultsClient, SearchBoxClient } from '../stay-client.ts';

/**
 * A client for a shop whose stays begin on some days alone: other days are not sold in its calendar, and a search for one
 * of them finds nothing. The catalogue knows of no partner, so that the shop's pages keep to the terms. [MINISITE-27]
 *
 * @param now the market's clock: a day that is over is searched as none, and so finds what any day does
 */
export function withinLimits<Client extends SearchBoxClient & ResultsClient>(
  client: Client,
  limits: StayLimits,
  now: MarketNow,
): Client {
  const isClosed = (criteria: SearchCriteria) => {
    const { checkin } = searchedStay(criteria, now);
    return checkin !== undefined && !mayBegin(checkin, limits);
  };
  const withinDays = (page: OfferPage): OfferPage => {
    const { waysOut, ...details } = page.details;
    const open = waysOut?.filter(({ checkin }) => checkin === undefined || mayBegin(checkin, limits));
    return { ...page, details: { ...details, ...(open?.length && { waysOut: open }) } };
  };
  return {
    ...client,
    async calendarMonths(...args) {
      const days = Object.entries(await client.calendarMonths(...args));
      return Object.fromEntries(days.filter(([day]) => mayBegin(day, limits)));
    },
    async offers(criteria, options) {
      if (!isClosed(criteria)) return withinDays(await client.offers(criteria, options));
      const { hotelId } = criteria;
      const searched = { ...searchedStay(criteria, now), ...(hotelId !== undefined && { hotelId }) };
      return { offers: [], details: { ...searched, totalCount: 0 } };
    },
    async packages(request, options) {
      return isClosed(request.criteria) ? { packages: [], offers: [] } : client.packages(request, options);
    },
    async facets(criteria, options) {
      return isClosed(criteria)
        ? withoutCounts(await client.facets(withoutDates(criteria), options))
        : client.facets(criteria, options);
    },
  };
}

function withoutDates({
  checkin: _from,
  checkout: _to,
  night: _length,
  ...rest
}: SearchCriteria): SearchCriteria {
  return rest;
}

/** The filters of a list without a stay: each keeps its values, so that what was ticked is seen and can be taken away. */
function withoutCounts({ values }: Facets): Facets {
  const empty = FACET_FAMILIES.map((family) => [
    family,
    values[family].map((value) => ({ ...value, count: 0 })),
  ]);
  return { values: Object.fromEntries(empty) as Facets['values'], activities: [], total: 0 };
}
