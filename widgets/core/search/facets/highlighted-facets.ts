import type { Facets, HighlightedValue, TickedFamily } from './facets.ts';

/** A value of another family that is shown first. [FACET-05] */
export type HighlightedFacet = readonly [family: TickedFamily, value: string];

/** The highlighted values of the shop, in their order. [FACET-05] */
export const HIGHLIGHTED_FACETS: readonly HighlightedFacet[] = [];

/** The highlighted values with their counts; one that the answer does not hold is left out. [FACET-05] */
export function highlightedFacets(
  values: Pick<Facets['values'], TickedFamily>,
  list: readonly HighlightedFacet[] = HIGHLIGHTED_FACETS,
): HighlightedValue[] {
  return list.flatMap(([family, value]) =>
    values[family].flatMap((known) => (known.value === value ? { ...known, family } : [])),
  );
}
