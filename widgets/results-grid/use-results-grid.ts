import { useEffect } from 'react';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import type { Sort } from '@staykit/values/search/sort.ts';
import { useEvent } from '@staykit/ui/hooks/use-event.ts';
import type { ResultsGridProps } from './results-grid-props.ts';
import { useSearchFilters } from './filters/use-filter-draft.ts';
import { useResultsFocus } from './use-results-focus.ts';
import { useResults } from './search/use-results.ts';

/** What the markup of the grid reads and calls. */
export type ResultsGridModel = ReturnType<typeof useResultsGrid>;

/** A results grid: its state, and what a visitor does in it. */
export function useResultsGrid(props: ResultsGridProps) {
  const { state, dispatch, few, pageSize, sort, go, again } = useResults(props);
  const { search } = state;
  const { criteria } = search;
  const { heading, note, toTop, focusHeading } = useResultsFocus(search);
  useEffect(() => dispatch({ type: 'wentLive' }), [dispatch]);

  const show = useEvent((next: SearchCriteria) => {
    note();
    ((next.page !== criteria.page && props.onTurn) || toTop)();
    void go(next);
  });

  return {
    ...state,
    dispatch,
    heading,
    filters: useSearchFilters(criteria, show),
    few,
    pageSize,
    sort,
    go: show,
    goToPage: (page: number) => {
      focusHeading();
      show({ ...criteria, page });
    },
    sortBy: (sort: Sort) => show({ ...criteria, sort, page: 0 }),
    retry: () => {
      note();
      again();
    },
  };
}
