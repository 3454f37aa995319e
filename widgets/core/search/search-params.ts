import type { MarketNow } from '../dates/market-time.ts';
import { addDays, isPlainDate } from '../dates/plain-date.ts';
import type { Locale } from '../market/locale.ts';
import type { SearchCriteria } from './criteria.ts';
import { emptyCriteria } from './empty-criteria.ts';
import { parseFlow } from './flow.ts';
import { LOCATION_CATEGORIES } from './location.ts';
import { effectiveSort } from './sort-rules.ts';
import { SORTS, type Sort } from './sort.ts';
import { usedDates } from './used-dates.ts';

/** Parameters of a search call, all as text. */
export type SearchParams = Record<string, string>;

/** Pets are a facility of the filters and a flag of the calls. [FILTER-34] */
const PETS = 'pets';

/** The list filters, by their name in the state and in the calls. [API-01] [API-02] */
const LISTS = [
  ['hotelTypes', 'hotelType'],
  ['hotelEnvironments', 'hotelEnvironment'],
  ['hotelStyles', 'hotelStyle'],
  ['tags', 'tags'],
] as const;

/** In gifting the price filter has names of its own. [FILTER-24] [API-03] */
const priceNames = (flow: SearchCriteria['flow']) =>
  flow === 'gifting' ? (['singleVoucherPriceMin', 'singleVoucherPriceMax'] as const) : (['priceMin', 'priceMax'] as const);

/** What the search calls send for `criteria`. [API-01..05] [API-07] [API-11] [FILTER-27] [CAL-27] */
export function searchParams(criteria: SearchCriteria, locale: Locale, now: MarketNow): SearchParams {
  const { flow, pax, location, lat, lng, page } = criteria;
  const dates = flow === 'gifting' || flow === 'activity' ? undefined : usedDates(criteria, now);
  const near = lat !== undefined && lng !== undefined;
  const around = near && criteria.distanceActive;
  const [priceMin, priceMax] = priceNames(flow);
  const facilities = criteria.facilities.filter((facility) => facility !== PETS);
  const all: Record<string, unknown> = {
    locale,
    flow,
    orderBy: effectiveSort(criteria),
    checkin: dates?.checkin,
    night: dates?.night,
    adult: pax.adult,
    child: pax.child,
    baby: pax.baby,
    singleRoom: pax.singleRoom || undefined,
    [location?.category ?? '']: location?.id,
    id: criteria.id,
    hotelId: criteria.hotelId,
    lat,
    lng,
    distanceMin: around ? criteria.distanceMin : undefined,
    distanceMax: around ? criteria.distanceMax : undefined,
    themeIds: criteria.theme,
    stars: criteria.stars.join(),
    minHotelReviewScore: criteria.hotelScore,
    [priceMin]: criteria.priceMin,
    [priceMax]: criteria.priceMax,
    facilities: facilities.join(),
    petsAllowed: facilities.length < criteria.facilities.length || undefined,
    giftFormat: criteria.giftFormat,
    giftNights: criteria.giftNights,
    giftAdult: criteria.giftAdult,
    page: page || undefined,
  };
  for (const [state, name] of LISTS) all[name] = criteria[state].join();
  return Object.fromEntries(
    Object.entries(all).flatMap(([key, value]) => (value === undefined || value === '' ? [] : [[key, String(value)]])),
  );
}

/** The criteria that the parameters of a call state: the inverse of `searchParams`, for the gateway. */
export function paramsToCriteria(params: Readonly<Record<string, string | undefined>>): SearchCriteria {
  const flow = parseFlow(params.flow);
  const [priceMin, priceMax] = priceNames(flow);
  const list = (key: string) => (params[key] ?? '').split(',').filter(Boolean);
  const number = (key: string) => (params[key] ? Number(params[key]) : undefined);
  const category = LOCATION_CATEGORIES.find((each) => params[each]);
  const { checkin, checkout } = params;
  const night = number('night') ?? 1;
  const empty = emptyCriteria(flow);
  const optional = {
    hotelId: params.hotelId,
    id: params.id,
    lat: number('lat'),
    lng: number('lng'),
    distanceMin: number('distanceMin'),
    distanceMax: number('distanceMax'),
    theme: number('themeIds'),
    hotelScore: number('minHotelReviewScore'),
    priceMin: number(priceMin),
    priceMax: number(priceMax),
    sort: SORTS.find((sort: Sort) => sort === params.orderBy),
    giftFormat: params.giftFormat,
    giftNights: number('giftNights'),
    giftAdult: number('giftAdult'),
    location: category && { category, id: params[category] },
    ...(isPlainDate(checkin) && {
      checkin,
      ...(isPlainDate(checkout) ? { checkout } : { checkout: addDays(checkin, night), night }),
    }),
  };
  return {
    ...empty,
    ...(Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)) as Partial<SearchCriteria>),
    pax: {
      adult: number('adult') ?? empty.pax.adult,
      child: number('child') ?? 0,
      baby: number('baby') ?? 0,
      singleRoom: params.singleRoom === 'true',
    },
    stars: list('stars').map(Number),
    hotelTypes: list('hotelType'),
    hotelEnvironments: list('hotelEnvironment'),
    hotelStyles: list('hotelStyle'),
    tags: list('tags'),
    facilities: [...list('facilities'), ...(params.petsAllowed === 'true' ? [PETS] : [])],
    distanceActive: params.distanceMin !== undefined || params.distanceMax !== undefined,
    page: number('page') ?? 0,
  };
}
