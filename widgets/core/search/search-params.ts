import { addDays, isPlainDate } from '../dates/plain-date.ts';
import type { MarketNow } from '../dates/market-time.ts';
import type { Locale } from '../market/locale.ts';
import { DEFAULT_PAX, isPaxCount, type PaxKind } from '../pax/pax.ts';
import { priceParamNames, priceParams } from '../price/price-range.ts';
import { hashToCriteria, LOCATION_HASH_KEYS } from './address-hash.ts';
import type { SearchCriteria } from './criteria.ts';
import { emptyCriteria } from './empty-criteria.ts';
import { parseFlow } from './flow.ts';
import { searchedStay } from './in-sync.ts';
import { placeParams } from './place-params.ts';
import { effectiveSort } from './sort-rules.ts';

/** The facility that is sent as a flag of its own. [FILTER-34] */
export const PETS_FACILITY = 'pets';

/** Lists of the criteria and the parameter of each, in the singular. [API-01] [API-02] */
const LIST_PARAMS = [
  ['hotelTypes', 'hotelType'],
  ['hotelEnvironments', 'hotelEnvironment'],
  ['hotelStyles', 'hotelStyle'],
  ['stars', 'stars'],
  ['tags', 'tags'],
] as const;

/**
 * The parameters of GET offers.json and facets.json. Only dates that can still be booked, a distance with a point, and
 * an order that the flow allows are sent. [API-01..05] [API-07] [API-11]
 */
export function searchParams(
  criteria: SearchCriteria,
  locale: Locale,
  now: MarketNow,
): Record<string, string> {
  const { hotelScore, flow, page } = criteria;
  const facilities = criteria.facilities.filter((facility) => facility !== PETS_FACILITY);
  const entries: Record<string, unknown> = {
    locale,
    flow,
    orderBy: effectiveSort(criteria),
    ...searchedStay(criteria, now),
    singleRoom: criteria.pax.singleRoom,
    ...placeParams(criteria),
    minHotelReviewScore: hotelScore,
    ...priceParams(criteria, flow),
    facilities: facilities.join(),
    petsAllowed: facilities.length < criteria.facilities.length || undefined,
    page: page || undefined,
  };
  for (const [list, name] of LIST_PARAMS) entries[name] = criteria[list].join();
  return Object.fromEntries(
    Object.entries(entries).flatMap(([key, value]) =>
      value === undefined || value === '' ? [] : [[key, String(value)]],
    ),
  );
}

/** The criteria that parameters ask for: the inverse of `searchParams`, for the server. */
export function paramsToCriteria(params: Readonly<Record<string, string | undefined>>): SearchCriteria {
  const flow = parseFlow(params.flow);
  const [priceMin, priceMax] = priceParamNames(flow);
  const hash = new URLSearchParams();
  const put = (key: string, value: string | undefined) => value && hash.set(key, value);
  for (const key of [...Object.values(LOCATION_HASH_KEYS), 'id', 'hotelId', 'lat', 'lng', 'facilities']) {
    put(key, params[key]);
  }
  for (const [list, name] of LIST_PARAMS) put(list, params[name]);
  put('distanceMin', params.distanceMin);
  put('distanceMax', params.distanceMax);
  put('hotelScore', params.minHotelReviewScore);
  put('priceMin', params[priceMin]);
  put('priceMax', params[priceMax]);
  put('theme', params.themeIds?.split(',')[0]);
  put('sort', params.orderBy);
  put('giftNights', flow === 'gifting' ? params.night : undefined);
  const criteria: SearchCriteria = {
    ...emptyCriteria(flow),
    ...hashToCriteria(hash.toString(), `page=${params.page}`),
    flow,
  };
  if (params.petsAllowed === 'true') criteria.facilities = [...criteria.facilities, PETS_FACILITY];
  criteria.sort = effectiveSort(criteria);
  const night = Number(params.night);
  if (isPlainDate(params.checkin) && Number.isInteger(night) && night > 0) {
    Object.assign(criteria, { checkin: params.checkin, checkout: addDays(params.checkin, night), night });
  }
  const count = (kind: PaxKind) => {
    const asked = Number(params[kind] ?? NaN);
    return isPaxCount(kind, asked) ? asked : DEFAULT_PAX[kind];
  };
  criteria.pax = {
    adult: count('adult'),
    child: count('child'),
    baby: count('baby'),
    singleRoom: params.singleRoom === 'true',
  };
  return criteria;
}
