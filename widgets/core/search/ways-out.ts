import type { wayOut } from '@staykit/contract/search/offers.ts';
import type { Wire } from '@staykit/contract/wire.ts';
import { addDays, nightsBetween } from '@staykit/values/dates/plain-date.ts';
import { chooseDestination } from './destination.ts';
import { emptyFilters } from './empty-criteria.ts';
import type { SearchCriteria, SearchFilters } from './criteria.ts';
import { without } from './without.ts';

/** A change of one criterion with which a search finds more. */
export type WayOut = Wire<typeof wayOut>;

/** The filter that a way out leaves out. */
export type LeftOut = NonNullable<WayOut['filter']>;

/** What a way out changes, before anybody knows what it finds. */
export type Change = Omit<WayOut, 'totalCount' | 'fromPrice'>;

const FILTER_LISTS = [
  'stars',
  'facilities',
  'tags',
  'hotelTypes',
  'hotelEnvironments',
  'hotelStyles',
] as const;

/** Every filter of a search that can be left out by itself: the values of lists, the score, the price. */
export function filtersOf(criteria: SearchCriteria): LeftOut[] {
  const { priceMin, priceMax, hotelScore } = criteria;
  return [
    ...FILTER_LISTS.flatMap((name) => criteria[name].map((value) => ({ name, value: String(value) }))),
    ...(hotelScore === undefined ? [] : [{ name: 'hotelScore' as const }]),
    ...(priceMin === undefined && priceMax === undefined ? [] : [{ name: 'price' as const }]),
  ];
}

/** The search after a way out, from its first page; nothing where the way lacks what its kind needs. */
export function followWayOut(criteria: SearchCriteria, way: Change): SearchCriteria | undefined {
  const next = { ...criteria, page: 0 };
  switch (way.kind) {
    case 'party':
      return way.adult === undefined ? undefined : { ...next, pax: { ...next.pax, adult: way.adult } };
    case 'dates': {
      const { checkin, checkout } = criteria;
      if (!way.checkin || !checkin || !checkout) return undefined;
      const night = nightsBetween(checkin, checkout);
      return { ...next, checkin: way.checkin, checkout: addDays(way.checkin, night), night };
    }
    case 'filter':
      return way.filter && withoutFilter(next, way.filter);
    case 'filters':
      return { ...without(next, 'hotelScore', 'priceMin', 'priceMax'), ...emptyFilters() };
    case 'theme':
      return without(next, 'theme');
    case 'radius':
      return way.distanceMax === undefined ? undefined : { ...next, distanceMax: way.distanceMax };
    case 'place':
      return way.place && chooseDestination(next, way.place);
  }
}

function withoutFilter(criteria: SearchCriteria, { name, value }: LeftOut): SearchCriteria {
  if (name === 'price') return without(criteria, 'priceMin', 'priceMax');
  if (name === 'hotelScore') return without(criteria, 'hotelScore');
  const rest: Partial<SearchFilters> = {
    [name]: (criteria[name] as (string | number)[]).filter((one) => String(one) !== value),
  };
  return { ...criteria, ...rest };
}
