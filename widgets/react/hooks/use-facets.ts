import { useEffect, useState, useSyncExternalStore } from 'react';
import { createResultsClient } from '@staykit/client/create-results-client.ts';
import type { ResultsClient } from '@staykit/client/stay-client.ts';
import type { Facets } from '@staykit/core/search/facets/facets.ts';
import type { DraftChange, FilterDraft } from '@staykit/ui/components/filters/filters.model.ts';
import { errorDetail } from '@staykit/widgets/results-grid/error-detail.ts';
import type { KnownFacets } from '@staykit/widgets/results-grid/filters/known-facets.ts';
import { useFilterDraft, useSearchFilters } from '@staykit/widgets/results-grid/filters/use-filter-draft.ts';
import type { ResultsGridProps } from '@staykit/widgets/results-grid/results-grid-props.ts';
import type { StaykitSettings } from '../staykit-provider.tsx';
import { useShop } from '../shop/use-shop.ts';

/** What filters are told. All is optional inside a `StaykitProvider`. */
export interface UseFacetsOptions extends StaykitSettings, Pick<ResultsGridProps, 'onError'> {
  /** Made by the page itself, by `createClient`; the hook makes its own otherwise. */
  client?: ResultsClient;
}

/** The filters of a search, and how many offers each would leave. */
export interface UseFacetsResult {
  /** What can be filtered by, with counts; undefined until the first answer. They are of the last filters that were answered. */
  facets: Facets | undefined;
  /** How many offers `filters` leave; undefined while it is asked. [FILTER-02] [FILTER-03] */
  total: number | undefined;
  /** The filters that are being chosen: they change neither results nor address until `apply`. [FILTER-07] */
  filters: FilterDraft;
  /** Changes some of them: `{ stars: [4, 5] }`; `undefined` takes one out. */
  change: (filters: DraftChange) => void;
  /** Searches with them; the results of the group follow. [FILTER-08] */
  apply: () => void;
  /** Takes all of them out; nothing is searched yet. [FILTER-12] */
  clear: () => void;
  /** Back to the filters of the search. [FILTER-11] */
  cancel: () => void;
}

/** The filters of the search of a group, beside `useResults` or `ResultsGrid`. */
export function useFacets(options: UseFacetsOptions = {}): UseFacetsResult {
  const shop = useShop('useFacets()', options, createResultsClient, options.client);
  const { channel } = shop;
  const read = () => channel.get().criteria;
  const criteria = useSyncExternalStore(channel.subscribe, read, read);
  const [known, onKnown] = useState<KnownFacets>();
  const applied = useSearchFilters(criteria, (next) =>
    channel.set({ criteria: next, submitted: channel.get().submitted + 1 }, 'facets'),
  );
  const filters = useFilterDraft({
    ...applied,
    client: shop.shared.client,
    criteria,
    known,
    onKnown,
    onError: (error) => options.onError?.(errorDetail(error)),
  });
  const { open, show } = filters;
  // Counts are asked for while filters are open: here they always are.
  useEffect(() => {
    if (open === undefined) show('drawer');
  }, [open, show]);
  return {
    facets: known?.facets,
    total: filters.total,
    filters: filters.draft,
    change: filters.change,
    apply: filters.apply,
    clear: filters.resetAll,
    cancel: filters.cancel,
  };
}
