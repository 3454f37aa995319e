import { addDays, isPlainDate } from '../dates/plain-date.ts';
import type { MarketNow } from '../dates/market-time.ts';
import type { Locale } from '../market/locale.ts';
import { DEFAULT_PAX, isPaxCount, type PaxKind } from '../pax/pax.ts';
import { priceParamNames, priceParams } from '../price/price-range.ts';
import { entriesToCriteria, LOCATION_HASH_KEYS, type Entries } from './address-hash.ts';
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

/** Parameters that are named as their key in the hash is. */
const SAME_PARAMS = [
  ...Object.values(LOCATION_HASH_KEYS),
  'id',
  'hotelId',
  'lat',
  'lng',
  'distanceMin',
  'distanceMax',
  'facilities',
];

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
  const entries: Entries = {
    hotelScore: params.minHotelReviewScore,
    priceMin: params[priceMin],
    priceMax: params[priceMax],
    theme: params.themeIds?.split(',')[0],
    sort: params.orderBy,
    giftNights: flow === 'gifting' ? params.night : undefined,
  };
  for (const key of SAME_PARAMS) entries[key] = params[key];
  for (const [list, name] of LIST_PARAMS) entries[list] = params[name];
  const criteria: SearchCriteria = { ...emptyCriteria(flow), ...entriesToCriteria(entries) };
  if (/^[1-9]\d{0,5}$/.test(params.page ?? '')) criteria.page = Number(params.page);
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
