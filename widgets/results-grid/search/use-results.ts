import { effectiveSort } from '@staykit/core/search/results/sort-rules.ts';
import type { ResultsGridProps } from '../results-grid-props.ts';
import { fewOf } from '../results-grid-state.ts';
import { useFallbacks } from '../states/use-fallbacks.ts';
import { useResultsSearch, type ResultsSearchProps } from './use-results-search.ts';

/** The results of a search, with other offers where they are few, and nothing of how they are shown. */
export function useResults(props: ResultsSearchProps & Pick<ResultsGridProps, 'place'>) {
  const results = useResultsSearch(props);
  const { state, dispatch } = results;
  useFallbacks(props.client, state.search, props.place, dispatch);
  return { ...results, few: fewOf(state, props.place), sort: effectiveSort(state.search.criteria) };
}
