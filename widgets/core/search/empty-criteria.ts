import { DEFAULT_PAX } from '@staykit/values/pax/pax.ts';
import type { SearchCriteria, SearchFilters } from './criteria.ts';
import type { SearchFlow } from '@staykit/values/search/flow.ts';

/** Filters of which none is ticked. [FILTER-12] */
export function emptyFilters(): SearchFilters {
  return {
    hotelTypes: [],
    hotelEnvironments: [],
    hotelStyles: [],
    stars: [],
    facilities: [],
    tags: [],
  };
}

/** A search in which nothing is chosen but the default travellers. [ROUTE-21] */
export function emptyCriteria(flow: SearchFlow = 'booking'): SearchCriteria {
  return { ...emptyFilters(), flow, pax: DEFAULT_PAX, distanceActive: false, page: 0 };
}
