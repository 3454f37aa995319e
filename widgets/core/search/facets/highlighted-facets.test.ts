import { describe, expect, it } from 'vitest';
import { FACET_FAMILIES, type Facets } from './facets.ts';
import { HIGHLIGHTED_FACETS, highlightedFacets } from './highlighted-facets.ts';

describe('facets', () => {
  it('there are nine families in the order of the panel [FACET-03]', () => {
    expect(FACET_FAMILIES).toEqual([
      'tag',
      'price',
      'type',
      'score',
      'environment',
      'style',
      'stars',
      'facility',
      'highlighted',
    ]);
  });

  it('highlighted values are those of other families, with their counts; one that is not answered is left out, and none are by default [FACET-05]', () => {
    const values = Object.fromEntries(FACET_FAMILIES.map((family) => [family, []])) as Partial<
      Facets['values']
    > as Facets['values'];
    values.facility = [
      { value: 'pool', label: 'Pool', count: 12 },
      { value: 'spa', label: 'Spa', count: 4 },
    ];
    values.stars = [{ value: '5', label: '5', count: 7 }];
    expect(HIGHLIGHTED_FACETS).toEqual([]);
    expect(highlightedFacets(values)).toEqual([]);
    expect(
      highlightedFacets(values, [
        ['facility', 'pool'],
        ['style', 'design'],
        ['stars', '5'],
      ]),
    ).toEqual([
      { family: 'facility', value: 'pool', label: 'Pool', count: 12 },
      { family: 'stars', value: '5', label: '5', count: 7 },
    ]);
  });
});
