import type * as z from 'zod/mini';
import { textCheckOf } from '../../../widgets/contract/query-parts.ts';
import { searchQuery } from '../../../widgets/contract/search-query.ts';
import { toLocale, type Locale } from '../../../widgets/core/market/locale.ts';
import { DEFAULT_PAX } from '../../../widgets/core/pax/pax.ts';
import { positive, readStars } from '../../../widgets/core/search/address-hash.ts';
import type { SearchCriteria } from '../../../widgets/core/search/criteria.ts';
import { parseFlow, type SearchFlow } from '../../../widgets/core/search/flow.ts';
import { LOCATION_CATEGORIES, type LocationCategory } from '../../../widgets/core/search/location.ts';
import { PETS_FACILITY } from '../../../widgets/core/search/search-params.ts';
import { SORTS, type Sort } from '../../../widgets/core/search/sort.ts';
import { dayText, epochDayOf } from '../search/days.ts';
import { effectiveOrder } from '../search/effective-order.ts';

/** A search as it stands in an address. */
export interface QuickSearch {
  criteria: SearchCriteria;
  locale: Locale;
}

const texts = (text: string): string[] => text.split(',').filter(Boolean);

/** How each parameter is read that has passed its rule. The order is that of `values`. */
const READERS = {
  locale: toLocale,
  flow: parseFlow,
  orderBy: (text: string) => SORTS.find((sort) => sort === text),
  checkin: epochDayOf,
  night: Number,
  adult: Number,
  child: Number,
  baby: Number,
  singleRoom: (text: string) => text === 'true',
  hotelType: texts,
  hotelEnvironment: texts,
  hotelStyle: texts,
  stars: readStars,
  facilities: texts,
  petsAllowed: (text: string) => text === 'true',
  tags: texts,
  minHotelReviewScore: Number,
  priceMin: Number,
  priceMax: Number,
  page: (text: string) => positive(text) ?? 0,
} as const;
type Name = keyof typeof READERS;

const NAMES = Object.keys(READERS) as Name[];
const AT = Object.fromEntries(NAMES.map((name, at) => [name, at])) as Record<Name, number>;
/** Behind the others: at most one of the places may be named. */
const PLACE = NAMES.length;

/** Parameters that were read, as `name=value` stands in an address: visitors choose among a few thousand. */
const MOST_KNOWN = 8_192;
const known = new Map<string, { at: number; value: unknown } | undefined>();

/** Letters of a parameter that is remembered at most. */
const LONGEST = 200;

function readPair(pair: string): { at: number; value: unknown } | undefined {
  const [entry, ...more] = new URLSearchParams(pair);
  if (!entry || more.length > 0) return undefined;
  const [name, text] = entry;
  const rule = (searchQuery as Record<string, z.ZodMiniExactOptional>)[name]?._zod.def.innerType;
  // What is empty means something else for each: the long way reads it.
  if (!rule || text === '' || !textCheckOf(rule)?.(text)) return undefined;
  const category = LOCATION_CATEGORIES.find((one) => one === name);
  if (category) return { at: PLACE, value: { category, id: text } };
  return Object.hasOwn(READERS, name)
    ? { at: AT[name as Name], value: READERS[name as Name](text) }
    : undefined;
}

function knownPair(pair: string): { at: number; value: unknown } | undefined {
  const read = known.get(pair);
  if (read || pair.length > LONGEST) return read;
  const made = readPair(pair);
  if (!made) return undefined;
  if (known.size >= MOST_KNOWN) known.clear();
  // A copy: a part of an address would keep the whole address.
  known.set(Buffer.from(pair).toString(), made);
  return made;
}

/** What was read of one address: it is made anew by the next. */
const values: unknown[] = Array.from({ length: PLACE + 1 });

const valueOf = <N extends Name>(name: N) =>
  values[AT[name]] as Exclude<ReturnType<(typeof READERS)[N]>, undefined> | undefined;

/**
 * Reads the search of an address without a step between its letters and the criteria: what `paramsToCriteria` makes of
 * the parameters when each has passed its rule. Undefined of everything that is not plain: unknown, repeated, empty or
 * wrong parameters, a hotel, a point, gifts and activities are read the long way.
 */
export function readQuickSearch(query: string): QuickSearch | undefined {
  values.fill(undefined);
  for (let from = 0; from < query.length;) {
    let end = query.indexOf('&', from);
    if (end < 0) end = query.length;
    const pair = knownPair(query.slice(from, end));
    if (!pair || values[pair.at] !== undefined) return undefined;
    values[pair.at] = pair.value;
    from = end + 1;
  }
  const flow = valueOf('flow') ?? 'booking';
  if (flow !== 'booking' && flow !== 'hotel') return undefined;
  return { criteria: toCriteria(flow), locale: valueOf('locale') ?? toLocale(undefined) };
}

function toCriteria(flow: SearchFlow): SearchCriteria {
  const facilities = valueOf('facilities') ?? NONE;
  const criteria: SearchCriteria = {
    flow,
    pax: {
      adult: valueOf('adult') ?? DEFAULT_PAX.adult,
      child: valueOf('child') ?? DEFAULT_PAX.child,
      baby: valueOf('baby') ?? DEFAULT_PAX.baby,
      singleRoom: valueOf('singleRoom') ?? false,
    },
    hotelTypes: valueOf('hotelType') ?? NONE,
    hotelEnvironments: valueOf('hotelEnvironment') ?? NONE,
    hotelStyles: valueOf('hotelStyle') ?? NONE,
    stars: valueOf('stars') ?? NO_NUMBERS,
    facilities: valueOf('petsAllowed') ? [...facilities, PETS_FACILITY] : facilities,
    tags: valueOf('tags') ?? NONE,
    distanceActive: false,
    page: valueOf('page') ?? 0,
    sort: effectiveOrder(flow, valueOf('orderBy') as Sort | undefined, false),
  };
  const location = values[PLACE] as { category: LocationCategory; id: string } | undefined;
  if (location) criteria.location = location;
  const [score, priceMin, priceMax] = [
    valueOf('minHotelReviewScore'),
    valueOf('priceMin'),
    valueOf('priceMax'),
  ];
  if (score !== undefined) criteria.hotelScore = score;
  if (priceMin !== undefined) criteria.priceMin = priceMin;
  if (priceMax !== undefined) criteria.priceMax = priceMax;
  const [day, night] = [valueOf('checkin'), valueOf('night')];
  if (day === undefined || night === undefined) return criteria;
  criteria.checkin = dayText(day);
  criteria.checkout = dayText(day + night);
  criteria.night = night;
  return criteria;
}

/** Shared by all criteria: nobody writes to the lists of a search. */
const NONE: string[] = [];
const NO_NUMBERS: number[] = [];
