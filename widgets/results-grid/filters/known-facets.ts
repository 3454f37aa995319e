import { clearAll, draftKey, withFilters } from '@staykit/ui/components/filters/filters.model.ts';
import type { FilterDraft } from '@staykit/ui/components/filters/filters.model.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import type { Facets } from '@staykit/core/search/facets/facets.ts';

/** Counts, and the text of the search that they are of. */
export interface KnownFacets {
  key: string;
  facets: Facets;
}

/** One text for all searches that have the same counts: page, order and origin do not matter. */
export function facetsKey(criteria: SearchCriteria, draft: FilterDraft): string {
  const { page: _page, sort: _sort, from: _from, ...rest } = withFilters(criteria, clearAll(draft));
  return draftKey(draft) + JSON.stringify(rest);
}
