import type { SearchCriteria } from '../criteria.ts';
import type { SearchFlow } from '@staykit/values/search/flow.ts';
import type { LocationCategory } from '@staykit/values/search/location.ts';
import type { Sort } from '@staykit/values/search/sort.ts';

/** The order of a search that asks for none. [SORT-01] */
export const DEFAULT_SORT: Sort = 'priceQuality';

/** The flows that offer each order, in the order of the menu; `priceDesc` and `rating` as `priceAsc`. [SORT-01..05] */
const SORT_FLOWS: readonly (readonly [sort: Sort, ...flows: SearchFlow[]])[] = [
  ['priceQuality', 'booking', 'gifting', 'activity', 'hotel'],
  ['distance', 'booking', 'gifting', 'activity', 'hotel'],
  ['promo', 'booking'],
  ['priceAsc', 'booking', 'hotel'],
  ['priceDesc', 'booking', 'hotel'],
  ['rating', 'booking', 'hotel'],
  ['popularity', 'booking', 'hotel'],
  ['svPriceDesc', 'gifting'],
  ['svPriceAsc', 'gifting'],
];

/** Places that are points to their visitors; the middle of a region says nothing of a stay in it. */
const POINTS: readonly LocationCategory[] = ['city', 'poi'];

/** Whether a search has no point of its own, but a place to measure from: its centre is known to the search. [SORT-02] */
export const isAtPlace = ({
  location,
  lat,
  lng,
}: Pick<SearchCriteria, 'location' | 'lat' | 'lng'>): boolean =>
  lat === undefined && lng === undefined && !!location && POINTS.includes(location.category);

/** The orders that a search may have; by distance only when there is a point to measure from. [SORT-01..05] */
export function allowedSorts(search: Pick<SearchCriteria, 'flow' | 'location' | 'lat' | 'lng'>): Sort[] {
  const located = (search.lat !== undefined && search.lng !== undefined) || isAtPlace(search);
  return SORT_FLOWS.filter(
    ([sort, ...flows]) => flows.includes(search.flow) && (sort !== 'distance' || located),
  ).map(([sort]) => sort);
}

/** The order that a search really has: one that its flow does not allow becomes the default. [SORT-08] */
export function effectiveSort(
  search: Pick<SearchCriteria, 'flow' | 'location' | 'lat' | 'lng' | 'sort'>,
): Sort {
  return search.sort && allowedSorts(search).includes(search.sort) ? search.sort : DEFAULT_SORT;
}
