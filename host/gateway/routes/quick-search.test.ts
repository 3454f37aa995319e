import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchQuery } from '../../../widgets/contract/search-query.ts';
import { getOffers } from '../../../widgets/contract/offers.ts';
import { toLocale } from '../../../widgets/core/market/locale.ts';
import { paramsToCriteria } from '../../../widgets/core/search/search-params.ts';
import { quickValidatorCompiler } from '../plugins/quick-validator.ts';
import { readQuickSearch } from './quick-search.ts';

const check = quickValidatorCompiler({
  schema: getOffers.query!,
  method: 'GET',
  url: '/',
  httpPart: 'querystring',
});

const texts = fc.oneof(
  fc.constantFrom('1', '2', '02', '0', '7.5', 'true', 'false', 'fr_BE', 'booking', 'hotel', 'gifting'),
  fc.constantFrom('promo', 'priceAsc', 'distance', '2030-06-07', '2030-02-30', 'a,b', '4,5', ',', 'pets', ''),
  fc.string({ maxLength: 4 }),
);
const NAMES = [...Object.keys(searchQuery), 'unknown', 'size'];
const entries = fc.array(fc.tuple(fc.constantFrom(...NAMES), texts), { maxLength: 7 });

describe('a search that is read straight from its address', () => {
  it('is the one that its parameters are, or is left to the long way', () => {
    let read = 0;
    fc.assert(
      fc.property(entries, fc.boolean(), (pairs, isEncoded) => {
        const query = isEncoded
          ? new URLSearchParams(pairs).toString()
          : pairs.map(([name, text]) => `${name}=${text}`).join('&');
        const quick = readQuickSearch(query);
        if (!quick) return;
        read += 1;
        const given: Record<string, unknown> = {};
        for (const [name, text] of new URLSearchParams(query)) {
          expect(given).not.toHaveProperty(name);
          given[name] = text;
        }
        const { value } = check(given) as { value?: Record<string, string> };
        expect(value).toEqual(given);
        expect(quick).toEqual({ criteria: paramsToCriteria(value!), locale: toLocale(value!['locale']) });
      }),
      { numRuns: 4_000 },
    );
    expect(read).toBeGreaterThan(100);
  });

  it('is read as well from any place among the others, with dates, a place, filters and an order', () => {
    const query =
      'checkin=2030-06-07&night=2&region=900&adult=3&stars=4%2C5&facilities=spa&petsAllowed=true&priceMax=20000&orderBy=promo&locale=nl_NL';
    const params = Object.fromEntries(new URLSearchParams(query));
    const reversed = query.split('&').toReversed().join('&');
    for (const text of [query, reversed])
      expect(readQuickSearch(text)).toEqual({ criteria: paramsToCriteria(params), locale: 'nl_NL' });
  });
});
