import { addDays, isPlainDate, nightsBetween } from '@staykit/values/dates/plain-date.ts';
import type { MarketNow } from '../../dates/market-time.ts';
import { isCheckinInFuture } from '../../dates/market-time.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import { fromShort, toShort } from '../../pax/short-pax.ts';
import type { AddressParts } from './address.ts';
import type { SearchCriteria } from '../criteria.ts';
import { emptyCriteria } from '../empty-criteria.ts';
import { flowParam } from './flow-param.ts';
import { parseFlow } from '@staykit/values/search/flow.ts';
import {
  LOCATION_CATEGORIES,
  type LocationCategory,
  type LocationRef,
} from '@staykit/values/search/location.ts';
import { toFlexibility } from '@staykit/values/search/flexibility.ts';
import { effectiveSort } from '../results/sort-rules.ts';
import { SORTS, type Sort } from '@staykit/values/search/sort.ts';

/** The key of each kind of place: at most one of them is in the address. [ROUTE-23] */
export const LOCATION_HASH_KEYS: Record<LocationCategory, string> = {
  city: 'city',
  country: 'country',
  department: 'department',
  poi: 'poi',
  region: 'region',
  touristicArea: 'touristicArea',
  resort: 'resort',
};

/** The place of an address or of parameters; of several the first. [ROUTE-23] */
export function locationIn(params: Readonly<Record<string, string | undefined>>): LocationRef | undefined {
  for (const category of LOCATION_CATEGORIES) {
    const id = params[LOCATION_HASH_KEYS[category]];
    if (id) return { category, id };
  }
  return undefined;
}

/** The keys that Confirm writes for the ticked filters. [ROUTE-14] */
export const FILTER_HASH_KEYS = [
  'hotelTypes',
  'hotelEnvironments',
  'hotelStyles',
  'stars',
  'hotelScore',
  'priceMin',
  'priceMax',
  'facilities',
  'tags',
  'distanceMin',
  'distanceMax',
] as const;

/** Every key of the hash, in the order in which it is written. `nights` and `giftAdults` are read too. [ROUTE-08..11] */
export const HASH_KEYS: readonly string[] = [
  ...Object.values(LOCATION_HASH_KEYS),
  'id',
  'hotelId',
  'lat',
  'lng',
  'checkin',
  'checkout',
  'night',
  'nights',
  'flex',
  'a',
  'c',
  'b',
  's',
  'theme',
  'sort',
  'giftFormat',
  'giftNights',
  'giftAdult',
  'giftAdults',
  'upsell',
  ...FILTER_HASH_KEYS,
];

const LISTS = ['hotelTypes', 'hotelEnvironments', 'hotelStyles', 'facilities', 'tags'] as const;
const TEXTS = ['id', 'hotelId', 'giftFormat', 'upsell'] as const;
/** Numbers and the values that they may have. */
const NUMBERS = {
  lat: [-90, 90],
  lng: [-180, 180],
  distanceMin: [0, 20_000],
  distanceMax: [0, 20_000],
  hotelScore: [0, 10],
  priceMin: [0, 1e9],
  priceMax: [0, 1e9],
  theme: [0, 1e9],
} as const;
const NUMBER_KEYS = Object.keys(NUMBERS) as (keyof typeof NUMBERS)[];

/** Values by key, as a hash or a query states them. */
export type Entries = Record<string, string | undefined>;

/** Criteria as the text of the hash, without `#`. [ROUTE-08..11] [ROUTE-14] [ROUTE-23] */
export function criteriaToHash(criteria: SearchCriteria): string {
  return write(criteriaEntries(criteria));
}

/** All criteria in one query string, as a form without script sends them, without `?`. */
export function criteriaToQuery(criteria: SearchCriteria, locale?: Locale): string {
  return write({ ...searchEntries(criteria, locale), ...criteriaEntries(criteria) });
}

/** Criteria as an address: flow, page and origin in the search part, all the rest in the hash. [ROUTE-12] */
export function criteriaToAddress(criteria: SearchCriteria, locale?: Locale): AddressParts {
  return { search: write(searchEntries(criteria, locale)), hash: criteriaToHash(criteria) };
}

/** True when the hash holds at least one criterion; other people's hashes do not count. [ROUTE-21] */
export function hashHasCriteria(hash: string): boolean {
  const entries = read(hash);
  return HASH_KEYS.some((key) => entries[key]);
}

/** The criteria that a hash (and the search part beside it) states; what is wrong or missing is left out. */
export function hashToCriteria(hash: string, search = ''): Partial<SearchCriteria> {
  const criteria = entriesToCriteria(read(hash));
  readSearch(read(search), criteria);
  return criteria;
}

/** The criteria that the entries of a hash state; what is wrong or missing is left out. */
export function entriesToCriteria(entries: Entries): Partial<SearchCriteria> {
  const criteria: Partial<SearchCriteria> = {};
  readStay(entries, criteria);
  readFilters(entries, criteria);
  return criteria;
}

/**
 * The criteria of an address, with the defaults filled in. A hash with criteria wins over those of the query; with
 * `now`, dates that can no longer be booked are left out. [ROUTE-21] [CAL-25] [CAL-34]
 */
export function readCriteria(address: AddressParts, now?: MarketNow): SearchCriteria {
  const source = hashHasCriteria(address.hash) ? address.hash : address.search;
  const { checkin, checkout, night, ...rest } = hashToCriteria(source, address.search);
  const criteria: SearchCriteria = { ...emptyCriteria(), ...rest };
  if (criteria.sort) criteria.sort = effectiveSort(criteria);
  if (checkin && (!now || isCheckinInFuture(checkin, now))) {
    Object.assign(criteria, { checkin }, checkout && { checkout, night });
  }
  return criteria;
}

function criteriaEntries(criteria: SearchCriteria): Entries {
  const { location, distanceActive } = criteria;
  const entries: Entries = {};
  if (location) entries[LOCATION_HASH_KEYS[location.category]] = location.id;
  for (const key of HASH_KEYS) {
    const value = criteria[key as keyof SearchCriteria];
    const list = Array.isArray(value) ? value.join() : value;
    if (list !== undefined && list !== '' && (distanceActive || !key.startsWith('distance'))) {
      entries[key] = String(list);
    }
  }
  return { ...entries, ...toShort(criteria.pax) };
}

function searchEntries({ flow, page, from }: SearchCriteria, locale?: Locale): Entries {
  return { flow: flowParam(flow, locale), page: page ? String(page) : undefined, from };
}

function readStay(entries: Entries, criteria: Partial<SearchCriteria>): void {
  const { checkin, checkout } = entries;
  const location = locationIn(entries);
  if (location) criteria.location = location;
  const nights = positive(entries.night ?? entries.nights);
  if (isPlainDate(checkin)) {
    criteria.checkin = checkin;
    const end = isPlainDate(checkout) ? checkout : nights ? addDays(checkin, nights) : checkin;
    if (end > checkin) Object.assign(criteria, { checkout: end, night: nightsBetween(checkin, end) });
  }
  if (entries.a || entries.b || entries.c || entries.s) criteria.pax = fromShort(entries);
  const flex = toFlexibility(entries.flex);
  if (flex) criteria.flex = flex;
  const giftNights = positive(entries.giftNights);
  const giftAdult = positive(entries.giftAdult ?? entries.giftAdults);
  if (giftNights) criteria.giftNights = giftNights;
  if (giftAdult) criteria.giftAdult = giftAdult;
}

function readFilters(entries: Entries, criteria: Partial<SearchCriteria>): void {
  for (const key of TEXTS) if (entries[key]) criteria[key] = entries[key];
  for (const key of LISTS) if (entries[key]) criteria[key] = entries[key].split(',').filter(Boolean);
  for (const key of NUMBER_KEYS) readNumber(criteria, key, entries[key]);
  const stars = readStars(entries.stars ?? '');
  if (stars.length) criteria.stars = stars;
  if ((SORTS as readonly unknown[]).includes(entries.sort)) criteria.sort = entries.sort as Sort;
  if (criteria.distanceMin !== undefined || criteria.distanceMax !== undefined)
    criteria.distanceActive = true;
}

/** Writes a number that it may have. */
export function readNumber(
  criteria: Partial<SearchCriteria>,
  key: keyof typeof NUMBERS,
  text: string | undefined,
): void {
  if (!text) return;
  const value = Number(text);
  const [min, max] = NUMBERS[key];
  if (value >= min && value <= max) criteria[key] = value;
}

/** The stars of a list, those that there are. */
export const readStars = (text: string): number[] =>
  text
    .split(',')
    .map(Number)
    .filter((star) => star >= 1 && star <= 5);

function readSearch(entries: Entries, criteria: Partial<SearchCriteria>): void {
  if (entries.flow !== undefined) criteria.flow = parseFlow(entries.flow);
  const page = positive(entries.page);
  if (page) criteria.page = page;
  if (entries.from) criteria.from = entries.from;
}

/** A whole number above 0, or nothing. */
export function positive(text: string | undefined): number | undefined {
  return /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : undefined;
}

function read(text: string): Entries {
  return Object.fromEntries(new URLSearchParams(text.replace(/^[#?]/, '')));
}

/** Commas stay readable: they part lists, and no value holds one. */
function write(entries: Entries): string {
  return Object.entries(entries)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key, value]) => `${key}=${encodeURIComponent(value as string).replace(/%2C/g, ',')}`)
    .join('&');
}
