import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addRecentSearch,
  parseRecentSearches,
  RECENT_SEARCHES_MAX,
  type RecentSearch,
} from './recent-searches.ts';

const city = (id: string, label = id): RecentSearch => ({ id, label, category: 'city' });
const add = (...ids: string[]) =>
  ids.reduce<RecentSearch[]>((list, id) => addRecentSearch(list, city(id)), []).map(({ id }) => id);

describe('recent searches', () => {
  it('at most three are kept [DEST-16]', () => {
    expect(RECENT_SEARCHES_MAX).toBe(3);
    expect(add('A', 'B', 'C', 'D')).toEqual(['D', 'C', 'B']);
  });

  it('the most recent is first [DEST-17]', () => {
    expect(add('A', 'B')).toEqual(['B', 'A']);
  });

  it('a destination is kept once, in front, with its newest label [DEST-18]', () => {
    const list = addRecentSearch([city('B'), city('A', 'old')], city('A', 'new'));
    expect(list).toEqual([city('A', 'new'), city('B')]);
  });

  it('what the storage gives back is kept when it is whole, and anything else is left out [ENTITY-15]', () => {
    const stored = [
      city('1'),
      { id: 2, label: 'x', category: 'city' },
      { id: '3', label: 'x', category: 'moon' },
      null,
      { id: '4', label: 'Le Lac', category: 'hotel' },
    ];
    expect(parseRecentSearches(JSON.stringify(stored))).toEqual([
      city('1'),
      { id: '4', label: 'Le Lac', category: 'hotel' },
    ]);
    for (const broken of [null, '', '{', '{}', '7']) expect(parseRecentSearches(broken)).toEqual([]);
    fc.assert(fc.property(fc.string(), (text) => Array.isArray(parseRecentSearches(text))));
  });
});
