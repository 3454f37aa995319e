import { useEffect, useRef, useState } from 'react';
import type { ResultsClient } from '../client/stay-client.ts';
import {
  changeDraft,
  clearAll,
  clearSection,
  draftKey,
  draftOf,
  sameDraft,
  withFilters,
} from '../components/filters/filters.model.ts';
import type { DraftChange, FilterDraft, FilterSection } from '../components/filters/filters.model.ts';
import type { SearchCriteria } from '../core/search/criteria.ts';
import type { Facets } from '../core/search/facets.ts';

/** Which filters are open: one section's dropdown, or all of them. */
export type OpenFilters = FilterSection | 'drawer' | 'modal';

export interface FilterDraftOptions {
  client: ResultsClient;
  criteria: SearchCriteria;
  /** Counts of the criteria at the start, where the server sent them. */
  initial?: Facets;
  onApply: (criteria: SearchCriteria) => void;
  onError: (error: unknown) => void;
}

/** The filters being edited: a draft that touches neither address nor results until it is applied. [FILTER-07] */
export function useFilterDraft({ client, criteria, initial, onApply, onError }: FilterDraftOptions) {
  const [open, setOpen] = useState<OpenFilters>();
  const [edited, setEdited] = useState<FilterDraft>();
  const applied = draftOf(criteria);
  const draft = edited ?? applied;
  const { facets, fresh } = useFacets(client, criteria, draft, open !== undefined, initial, onError);

  const close = () => {
    setOpen(undefined);
    setEdited(undefined);
  };
  const applyFilters = (filters: FilterDraft) => {
    close();
    if (!sameDraft(filters, applied)) onApply(withFilters(criteria, filters));
  };

  return {
    open,
    draft,
    applied,
    /** Whether anything was ticked or unticked since it was opened. */
    edited: edited !== undefined,
    facets,
    /** Offers that the draft would show; nothing while its counts are on their way. [FILTER-02] [FILTER-03] */
    total: fresh ? facets?.total : undefined,
    show: (what: OpenFilters) => {
      setEdited(undefined);
      setOpen(what);
    },
    change: (change: DraftChange) => setEdited(changeDraft(draft, change)),
    resetSection: (section: FilterSection) => setEdited(clearSection(draft, section)),
    resetAll: () => setEdited(clearAll(draft)),
    /** Takes the draft over. [FILTER-08] */
    apply: () => applyFilters(draft),
    /** Takes other filters over at once: a chip that was pressed. */
    applyFilters,
    /** Back to what the address says. [FILTER-11] */
    cancel: close,
  };
}

/** Counts for a draft: fetched while a panel is open and the draft is not the one they are known for. [FACET-02] */
function useFacets(
  client: ResultsClient,
  criteria: SearchCriteria,
  draft: FilterDraft,
  open: boolean,
  initial: Facets | undefined,
  onError: (error: unknown) => void,
) {
  const key = keyOf(criteria, draft);
  const [known, setKnown] = useState(initial && { key, facets: initial });
  const failed = useRef(onError);
  failed.current = onError;

  useEffect(() => {
    if (!open || known?.key === key) return;
    const controller = new AbortController();
    client.facets(withFilters(criteria, draft), { signal: controller.signal }).then(
      (facets) => controller.signal.aborted || setKnown({ key, facets }),
      (error: unknown) => controller.signal.aborted || failed.current(error),
    );
    return () => controller.abort();
    // `key` stands for criteria and draft: the same filters ask only once.
  }, [client, open, key]);

  return { facets: known?.facets, fresh: known?.key === key };
}

/** One text for all searches that have the same counts: page, order and origin do not matter. */
function keyOf(criteria: SearchCriteria, draft: FilterDraft): string {
  const { page: _page, sort: _sort, from: _from, ...rest } = withFilters(criteria, clearAll(draft));
  return draftKey(draft) + JSON.stringify(rest);
}
