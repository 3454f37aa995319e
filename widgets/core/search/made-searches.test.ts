import fc from 'fast-check';
import { expect, it } from 'vitest';
import { criteria, datedCriteria, TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { localNow } from '../market/time-zone.ts';
import type { SearchCriteria } from './criteria.ts';
import {
  addMadeSearch,
  keptSearches,
  MADE_SEARCHES_MAX,
  readMadeSearches,
  type MadeSearch,
} from './made-searches.ts';

const NOW = localNow(TEST_NOW, 'fr_FR');
const city = (id: string) => ({ location: { category: 'city', id } as const });
const add = (...searches: [SearchCriteria, string?][]) =>
  searches.reduce<MadeSearch[]>((list, [search, place]) => addMadeSearch(list, search, place), []);
const again = (list: readonly MadeSearch[], now = NOW) =>
  readMadeSearches(JSON.parse(JSON.stringify(keptSearches(list))), now);

it('five different searches are kept, the latest first, each once', () => {
  const ids = ['1', '2', '3', '4', '5', '6', '3'];
  const list = add(...ids.map((id): [SearchCriteria, string] => [criteria(city(id)), `City ${id}`]));
  expect(list.map(({ place }) => place)).toEqual(['City 3', 'City 6', 'City 5', 'City 4', 'City 2']);
  expect(list).toHaveLength(MADE_SEARCHES_MAX);
  // Other dates or travellers are another search.
  expect(add([criteria(city('1')), 'A'], [datedCriteria(city('1')), 'A'])).toHaveLength(2);
});

it('place, theme, dates and travellers come back from the storage; filters, order and page do not', () => {
  const pax = { adult: 3, child: 1, baby: 0, singleRoom: false };
  const said = { ...city('75'), theme: 26, pax, flex: '2' as const };
  const list = add([
    datedCriteria({ ...said, stars: [5], sort: 'priceAsc', page: 3, priceMax: 9000 }),
    'Paris',
  ]);
  expect(again(list)).toEqual(list);
  expect(list[0]?.criteria).toEqual(datedCriteria(said));
});

it('a search whose dates have passed keeps its place, or is left out where it has none', () => {
  const list = add([datedCriteria()], [datedCriteria(city('75')), 'Paris']);
  expect(again(list)).toHaveLength(2);
  const later = localNow(Date.UTC(2030, 5, 20, 10), 'fr_FR');
  expect(again(list, later)).toEqual([
    expect.objectContaining({ place: 'Paris', criteria: criteria(city('75')) }),
  ]);
  // Two searches that only their dates told apart are one without them.
  const twice = add([datedCriteria(city('75')), 'Paris'], [criteria(city('75')), 'Paris']);
  expect(again(twice, later)).toHaveLength(1);
});

it('a search that says nothing, or whose place has no name, is not kept; an earlier name is used again', () => {
  expect(add([criteria()], [criteria(city('75'))])).toEqual([]);
  expect(add([criteria({ theme: 26 })])).toHaveLength(1);
  const list = add([criteria(city('75')), 'Paris'], [datedCriteria(city('75'))]);
  expect(list.map(({ place }) => place)).toEqual(['Paris', 'Paris']);
});

it('anything may lie in the storage', () => {
  const broken = [null, 7, {}, { query: 7 }, { query: 'city=1', place: 1 }, { query: '' }];
  expect(readMadeSearches(broken, NOW)).toEqual([]);
  expect(readMadeSearches({ length: 1 }, NOW)).toEqual([]);
  fc.assert(fc.property(fc.jsonValue(), (value) => Array.isArray(readMadeSearches(value, NOW))));
});
