import { addDays, isPlainDate } from '@staykit/values/dates/plain-date.ts';
import type { MarketNow } from '../../dates/market-time.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import { DEFAULT_PAX, isPaxCount, type PaxKind } from '@staykit/values/pax/pax.ts';
import { priceParamNames, priceParams } from '../../price/price-range.ts';
import { locationIn, positive, readNumber, readStars } from './address-hash.ts';
import type { SearchCriteria } from '../criteria.ts';
import { emptyCriteria } from '../empty-criteria.ts';
import { toFlexibility } from '@staykit/values/search/flexibility.ts';
import { parseFlow } from '@staykit/values/search/flow.ts';
import { searchedStay } from '../in-sync.ts';
import { placeParams } from './place-params.ts';
import { effectiveSort } from '../results/sort-rules.ts';
import { SORTS } from '@staykit/values/search/sort.ts';

/** The facility that is sent as a flag of its own. [FILTER-34] */
export const PETS_FACILITY = 'pets';

/** Lists of the criteria and the parameter of each, in the singular. [API-01] [API-02] */
const LIST_PARAMS = [
  ['hotelTypes', 'hotelType'],
  ['hotelEnvironments', 'hotelEnvironment'],
  ['hotelStyles', 'hotelStyle'],
  ['facilities', 'facilities'],
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
  const stay = searchedStay(criteria, now);
  const entries: Record<string, unknown> = {
    locale,
    flow,
    orderBy: effectiveSort(criteria),
    ...stay,
    singleRoom: criteria.pax.singleRoom,
    flex: stay.checkin && criteria.flex,
    ...placeParams(criteria),
    minHotelReviewScore: hotelScore,
    ...priceParams(criteria, flow),
    petsAllowed: facilities.length < criteria.facilities.length || undefined,
    page: page || undefined,
  };
  const lists = { ...criteria, facilities };
  for (const [list, name] of LIST_PARAMS) entries[name] = lists[list].join();
  return Object.fromEntries(
    Object.entries(entries).flatMap(([key, value]) =>
      value === undefined || value === '' ? [] : [[key, String(value)]],
    ),
  );
}

/**
 * The criteria that parameters ask for: the inverse of `searchParams`, for the server. It is read with every search, so
 * that nothing is copied on the way: each key is written once.
 */
export function paramsToCriteria(params: Params): SearchCriteria {
  const criteria = emptyCriteria(parseFlow(params.flow));
  const location = locationIn(params);
  if (location) criteria.location = location;
  if (params.id) criteria.id = params.id;
  if (params.hotelId) criteria.hotelId = params.hotelId;
  readNumbers(params, criteria);
  for (const [list, name] of LIST_PARAMS) {
    const text = params[name];
    if (!text) continue;
    if (list === 'stars') criteria.stars = readStars(text);
    else criteria[list] = text.split(',').filter(Boolean);
  }
  if (params.petsAllowed === 'true') criteria.facilities.push(PETS_FACILITY);
  // The list's own text: it is compared again and again, and the same text needs no look at its letters.
  const sort = SORTS.find((one) => one === params.orderBy);
  if (sort) criteria.sort = sort;
  criteria.sort = effectiveSort(criteria);
  readStay(params, criteria);
  return criteria;
}

type Params = Readonly<Record<string, string | undefined>>;

function readNumbers(params: Params, criteria: SearchCriteria): void {
  const [priceMin, priceMax] = priceParamNames(criteria.flow);
  readNumber(criteria, 'lat', params.lat);
  readNumber(criteria, 'lng', params.lng);
  readNumber(criteria, 'distanceMin', params.distanceMin);
  readNumber(criteria, 'distanceMax', params.distanceMax);
  readNumber(criteria, 'hotelScore', params.minHotelReviewScore);
  readNumber(criteria, 'priceMin', params[priceMin]);
  readNumber(criteria, 'priceMax', params[priceMax]);
  readNumber(criteria, 'theme', params.themeIds?.split(',', 1)[0]);
  if (criteria.distanceMin !== undefined || criteria.distanceMax !== undefined)
    criteria.distanceActive = true;
  const page = positive(params.page);
  if (page) criteria.page = page;
}

function readStay(params: Params, criteria: SearchCriteria): void {
  const { checkin } = params;
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
  const giftNights = criteria.flow === 'gifting' ? positive(params.night) : undefined;
  if (giftNights) criteria.giftNights = giftNights;
  const night = Number(params.night);
  if (!isPlainDate(checkin) || !Number.isInteger(night) || night <= 0) return;
  criteria.checkin = checkin;
  criteria.checkout = addDays(checkin, night);
  criteria.night = night;
  const flex = toFlexibility(params.flex);
  if (flex) criteria.flex = flex;
}
