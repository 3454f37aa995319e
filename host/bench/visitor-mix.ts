import { addDays, weekdayOf, type PlainDate } from '@staykit/values/dates/plain-date.ts';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { marketNow } from '@staykit/core/dates/market-time.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { searchParams } from '@staykit/core/search/address/search-params.ts';
import { createRandom } from '@staykit/demo/catalogue/random.ts';
import type { PlaceRecord } from '@staykit/gateway/catalogue/records.ts';
import { visitorSearches } from './search.ts';

/** Days ahead that visitors look at. */
const HALF_A_YEAR = 182;

/** Criteria as the query of GET offers.json and facets.json. */
function toQuery(criteria: SearchCriteria, index: number): string {
  const now = marketNow(Date.now(), 'Europe/Paris');
  return new URLSearchParams(searchParams(criteria, LOCALES[index % LOCALES.length]!, now)).toString();
}

/** Makes searches of which no two are the same, however many are taken: nothing that is kept can answer them. */
export function differentSearches(places: readonly PlaceRecord[], today: PlainDate) {
  const made = new Set<string>();
  let seed = 1;
  return (count: number): string[] => {
    const fresh: string[] = [];
    while (fresh.length < count) {
      seed += 1;
      for (const [index, criteria] of visitorSearches({ places }, 2_000, today, seed).entries()) {
        const query = toQuery(criteria, index + seed);
        if (made.has(query)) continue;
        made.add(query);
        fresh.push(query);
      }
    }
    return fresh.slice(0, count);
  };
}

/**
 * Makes searches as a shop gets them: the n-th most wanted place is asked for an n-th as often as the first, four in ten
 * come by a link without dates, the others look for one to seven nights of the next half year, at the week's end
 * above all, two adults in seven cases of ten, three in four without a filter, nine in ten the first pages.
 */
export function mixedSearches(places: readonly PlaceRecord[], today: PlainDate) {
  const random = createRandom('mix', 1);
  const share = () => random.int(0, 999_999) / 1_000_000;
  const one = <T>(values: readonly T[]): T => values[Math.floor(share() * values.length)] as T;
  const wanted = places.filter(({ category }) =>
    ['city', 'department', 'region', 'country'].includes(category),
  );
  const shares: number[] = [];
  for (const rank of wanted.keys()) shares.push((shares.at(-1) ?? 0) + 1 / (rank + 1));
  const drawPlace = () => {
    const drawn = share() * shares.at(-1)!;
    return wanted[shares.findIndex((sum) => sum > drawn)]!;
  };
  const drawDay = () => {
    const day = addDays(today, 1 + Math.floor(share() * share() * HALF_A_YEAR));
    return share() < 0.6 ? addDays(day, (12 - weekdayOf(day)) % 7) : day;
  };
  const locales = [0, 0, 0, 0, 1, 2, 2, 3, 4, 5];
  const draw = (): string => {
    const place = share() < 0.85 ? drawPlace() : undefined;
    const checkin = share() < 0.6 ? drawDay() : undefined;
    const night = one([1, 1, 1, 2, 2, 2, 2, 3, 3, 7]);
    const filter = share();
    const criteria: SearchCriteria = {
      ...emptyCriteria('booking'),
      pax: {
        adult: share() < 0.7 ? 2 : one([1, 2, 3, 4]),
        child: share() < 0.8 ? 0 : one([1, 2]),
        baby: 0,
        singleRoom: false,
      },
      ...(checkin && { checkin, checkout: addDays(checkin, night), night }),
      ...(place && { location: { category: place.category, id: place.id } as const }),
      ...(filter < 0.1 && { stars: [4, 5] }),
      ...(filter >= 0.1 && filter < 0.2 && { facilities: [one(['parking', 'spa', 'pool'])] }),
      ...(filter >= 0.2 && filter < 0.25 && { priceMax: one([10_000, 15_000, 20_000]) }),
      sort: share() < 0.85 ? 'priceQuality' : one(['priceAsc', 'popularity', 'promo'] as const),
      page: one([0, 0, 0, 0, 0, 0, 0, 1, 1, 2]),
    };
    return toQuery(criteria, one(locales));
  };
  return (count: number): string[] => Array.from({ length: count }, draw);
}
