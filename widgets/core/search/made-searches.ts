import type { MarketNow } from '../dates/market-time.ts';
import { criteriaToQuery, readCriteria } from './address/address-hash.ts';
import type { SearchCriteria } from './criteria.ts';
import { emptyFilters } from './empty-criteria.ts';
import { without } from './without.ts';

/** A search that the visitor made, as the browser keeps it. */
export interface KeptSearch {
  /** Place or theme, dates and travellers, written as a query: it names the search. */
  query: string;
  /** The name of its place, which the query holds by id. */
  place?: string;
}

/** A kept search that can be made again. */
export interface MadeSearch extends KeptSearch {
  criteria: SearchCriteria;
}

/** Key in the browser's storage. */
export const MADE_SEARCHES_KEY = 'staykit.searches';

/** Maximum number of entries. */
export const MADE_SEARCHES_MAX = 5;

/** What a search says besides place or theme, dates and travellers. */
const ASIDES = [
  'sort',
  'from',
  'id',
  'hotelScore',
  'priceMin',
  'priceMax',
  'giftFormat',
  'giftNights',
  'giftAdult',
  'upsell',
] as const;

/** Where or what, when and for whom: a search without its filters, its order and its page. */
function coreOf(criteria: SearchCriteria): SearchCriteria {
  const core = { ...without(criteria, ...ASIDES), ...emptyFilters(), page: 0 };
  return core.checkin && core.checkout ? core : without(core, 'checkin', 'checkout', 'night', 'flex');
}

const hasPlace = ({ location, hotelId, lat }: SearchCriteria): boolean =>
  !!location || !!hotelId || lat !== undefined;

/** A search with its name; undefined where it says neither place, theme nor dates, or nobody knows its place. */
function made(criteria: SearchCriteria, place?: string): MadeSearch | undefined {
  const core = coreOf(criteria);
  const isNamed = hasPlace(core);
  if (isNamed ? !place : core.theme === undefined && !core.checkin) return undefined;
  return { query: criteriaToQuery(core), criteria: core, ...(isNamed && place && { place }) };
}

/** Each search once, the first ones. */
const different = (list: readonly MadeSearch[]): MadeSearch[] =>
  list
    .filter(({ query }, at) => list.findIndex((search) => search.query === query) === at)
    .slice(0, MADE_SEARCHES_MAX);

/**
 * The list after a search: most recent first, each once. A place by its id alone gets the name (`place`) that an earlier
 * search had; a search that cannot be named changes nothing.
 */
export function addMadeSearch(
  list: readonly MadeSearch[],
  criteria: SearchCriteria,
  place?: string,
): MadeSearch[] {
  const spot = (search: SearchCriteria) => {
    const { location, hotelId, lat, lng } = search;
    return JSON.stringify([location?.category, location?.id, hotelId, lat, lng]);
  };
  const known = list.find((search) => spot(search.criteria) === spot(criteria))?.place;
  const latest = made(criteria, place ?? known);
  return latest ? different([latest, ...list]) : [...list];
}

/** What is kept of a list. */
export const keptSearches = (list: readonly MadeSearch[]): KeptSearch[] =>
  list.map((search) => without(search, 'criteria'));

/**
 * The list as the storage gave it back. Dates that have passed are left out, and so are searches that say nothing
 * without them, and all that is no search.
 */
export function readMadeSearches(stored: unknown, now: MarketNow): MadeSearch[] {
  if (!Array.isArray(stored)) return [];
  const searches = (stored as (Partial<Record<keyof KeptSearch, unknown>> | null)[]).flatMap((entry) => {
    const { query, place } = entry ?? {};
    if (typeof query !== 'string' || (place !== undefined && typeof place !== 'string')) return [];
    return made(readCriteria({ hash: '', search: query }, now), place) ?? [];
  });
  return different(searches);
}
