import { toLocale } from '../../../widgets/core/market/locale.ts';
import { LOCATION_HASH_KEYS } from '../../../widgets/core/search/address-hash.ts';
import { LOCATION_CATEGORIES } from '../../../widgets/core/search/location.ts';
import type { Surroundings } from '../answers/answer-cache.ts';
import type { QuickSearch } from './quick-search.ts';

type Query = Readonly<Record<string, string | undefined>>;

/** What an answer with prices depends on: the hotels of the place that is asked for, or all. */
export function pricedSurroundings({ query }: { query: Query }): Surroundings {
  const place = placeOf(query);
  return { locale: toLocale(query['locale']), isPriced: true, ...(place !== undefined && { place }) };
}

/** The same of a search that was read already. */
export const searchSurroundings = ({ criteria: { location }, locale }: QuickSearch): Surroundings => ({
  locale,
  isPriced: true,
  ...(location && { place: location.id }),
});

/** What an answer without prices depends on: the facts of the catalogue alone. */
export const unpricedSurroundings = ({ query }: { query: Query }): Surroundings => ({
  locale: toLocale(query['locale']),
  isPriced: false,
});

/** The place of a search, where several are named the one that `paramsToCriteria` takes. */
function placeOf(query: Query): string | undefined {
  for (const category of LOCATION_CATEGORIES) {
    const id = query[LOCATION_HASH_KEYS[category]];
    if (id) return id;
  }
  return undefined;
}
