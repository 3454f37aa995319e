import type { FilterSection } from '@staykit/ui/components/filters/filter-sections.ts';
import type { FilterDraft } from '@staykit/ui/components/filters/filters.model.ts';

/** Which filters are open: one section's dropdown, or all of them. */
export type OpenFilters = FilterSection | 'drawer' | 'modal';

/** The filters being edited. It is the bar's own state, so that a tick makes nothing else again. [FILTER-07] */
export interface FilterDraftState {
  open?: OpenFilters;
  /** What was ticked since they were opened. */
  edited?: FilterDraft;
}

export type FilterDraftAction =
  | { type: 'opened'; open: OpenFilters }
  | { type: 'edited'; draft: FilterDraft }
  /** Applied or called off: what was edited is forgotten. */
  | { type: 'closed' };

export const CLOSED_FILTERS: FilterDraftState = {};

/** The filters after something happened. */
export function filterDraftReducer(state: FilterDraftState, action: FilterDraftAction): FilterDraftState {
  switch (action.type) {
    case 'opened':
      return { open: action.open };
    case 'edited':
      return { ...state, edited: action.draft };
    case 'closed':
      return CLOSED_FILTERS;
  }
}
