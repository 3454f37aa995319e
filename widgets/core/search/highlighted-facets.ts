import type { FacetFamily, Facets, FacetValue } from './facets.ts';

/** A value of another family that is shown first. [FACET-05] */
export type HighlightedFacet = readonly [family: Exclude<FacetFamily, 'highlighted'>, value: string];

/** The highlighted values of the shop, in their order. [FACET-05] */
export const HIGHLIGHTED_FACETS: readonly HighlightedFacet[] = [];

/** The highlighted values with their counts; one that the answer does not hold is left out. [FACET-05] */
export function highlightedFacets(
  values: Facets['values'],
  list: readonly HighlightedFacet[] = HIGHLIGHTED_FACETS,
): FacetValue[] {
  return list.flatMap(([family, value]) => values[family].filter((candidate) => candidate.value === value));
}
