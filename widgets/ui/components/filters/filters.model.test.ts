import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { criteria } from '@staykit/testing/fixtures/criteria.ts';
import { FILTER_SECTIONS } from './filter-sections.ts';
import {
  changeDraft,
  clearAll,
  clearSection,
  countOf,
  draftOf,
  sameDraft,
  SEARCH_ORIGIN_SEARCH_BAR,
  toggled,
  withFilters,
} from './filters.model.ts';

const filtered = criteria({
  checkin: '2030-06-10',
  checkout: '2030-06-12',
  location: { category: 'city', id: '75' },
  theme: 26,
  stars: [5, 4],
  hotelScore: 8,
  priceMin: 8000,
  priceMax: 20_000,
  facilities: ['pool'],
  tags: ['3'],
  page: 3,
});

describe('the filters that are being edited', () => {
  it('a draft holds the filters of the search and nothing else of it', () => {
    expect(draftOf(filtered)).toEqual({
      hotelTypes: [],
      hotelEnvironments: [],
      hotelStyles: [],
      stars: [5, 4],
      hotelScore: 8,
      priceMin: 8000,
      priceMax: 20_000,
      facilities: ['pool'],
      tags: ['3'],
      distanceActive: false,
    });
  });

  it('applying filters goes to the first page and says that the search bar asked [FILTER-09] [FILTER-10]', () => {
    const next = withFilters(filtered, changeDraft(draftOf(filtered), { stars: [5] }));
    expect(next).toMatchObject({ page: 0, from: SEARCH_ORIGIN_SEARCH_BAR, stars: [5] });
    expect(SEARCH_ORIGIN_SEARCH_BAR).toBe('searchbar');
  });

  it('clearing all filters keeps dates, travellers, destination and theme [FILTER-12]', () => {
    const next = withFilters(filtered, clearAll(draftOf(filtered)));
    expect(next).toEqual({
      ...criteria(),
      checkin: '2030-06-10',
      checkout: '2030-06-12',
      location: { category: 'city', id: '75' },
      theme: 26,
      from: 'searchbar',
    });
  });

  it('clearing one section keeps the others [FILTER-04]', () => {
    const draft = clearSection(draftOf(filtered), 'stars');
    expect(draft.stars).toEqual([]);
    expect(draft.priceMin).toBe(8000);
    expect('priceMin' in clearSection(draft, 'budget')).toBe(false);
  });

  it('an order of ticks does not make another draft [FACET-02]', () => {
    const draft = draftOf(filtered);
    expect(sameDraft(draft, changeDraft(draft, { stars: [4, 5] }))).toBe(true);
    expect(sameDraft(draft, changeDraft(draft, { stars: [4] }))).toBe(false);
  });

  it('counts the filters of each section', () => {
    const counts = FILTER_SECTIONS.map((section) => countOf(draftOf(filtered), section));
    expect(counts).toEqual([1, 1, 1, 0, 2, 1, 0]);
  });

  it('a point that the search itself holds is no filter and survives clearing', () => {
    const near = criteria({ lat: 45.9, lng: 6.1 });
    expect(sameDraft(draftOf(near), clearAll(draftOf(near)))).toBe(true);
    expect(withFilters(near, clearAll(draftOf(near)))).toMatchObject({ lat: 45.9, lng: 6.1 });
  });

  it('unticking "Include offers around" takes the coordinates it wrote out again', () => {
    const around = criteria({ lat: 45.9, lng: 6.1, distanceMin: 0, distanceMax: 50, distanceActive: true });
    const next = withFilters(around, clearSection(draftOf(around), 'distance'));
    expect(next).toEqual({ ...criteria(), from: 'searchbar' });
  });

  it('ticking a value twice leaves the list as it was', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), fc.string(), (list, value) => {
        const twice = toggled(toggled(list, value), value);
        expect([...twice].toSorted()).toEqual([...list].toSorted());
      }),
    );
  });

  it('taking a draft of what was applied gives the same draft back', () => {
    fc.assert(
      fc.property(
        fc.record({
          stars: fc.uniqueArray(fc.constantFrom(3, 4, 5)),
          facilities: fc.uniqueArray(fc.string()),
          tags: fc.uniqueArray(fc.string()),
          hotelTypes: fc.uniqueArray(fc.string()),
          hotelEnvironments: fc.uniqueArray(fc.string()),
          hotelStyles: fc.uniqueArray(fc.string()),
          distanceActive: fc.constant(false),
        }),
        (draft) => {
          expect(draftOf(withFilters(filtered, draft))).toEqual(draft);
        },
      ),
    );
  });
});
