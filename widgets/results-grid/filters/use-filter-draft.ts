import { useEffect, useMemo, useReducer, useRef } from 'react';
import type { ResultsClient } from '@staykit/client/stay-client.ts';
import { afterPaint } from '@staykit/ui/components/filters/after-paint.ts';
import {
  changeDraft,
  clearAll,
  clearSection,
  draftOf,
  sameDraft,
  withFilters,
} from '@staykit/ui/components/filters/filters.model.ts';
import type { FilterSection } from '@staykit/ui/components/filters/filter-sections.ts';
import type { DraftChange, FilterDraft } from '@staykit/ui/components/filters/filters.model.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { useEvent } from '@staykit/ui/hooks/use-event.ts';
import { CLOSED_FILTERS, filterDraftReducer, type OpenFilters } from './filter-draft-state.ts';
import { facetsKey, type KnownFacets } from './known-facets.ts';

/** What the filters of a search are edited with. */
export interface SearchFilters {
  /** The filters of the search itself. */
  applied: FilterDraft;
  /** Searches with other filters, where they are others. [FILTER-08] */
  applyFilters: (filters: FilterDraft) => void;
}

export interface FilterDraftOptions extends SearchFilters {
  client: Pick<ResultsClient, 'facets'>;
  criteria: SearchCriteria;
  /** The last counts that came. */
  known: KnownFacets | undefined;
  onKnown: (known: KnownFacets) => void;
  onError: (error: unknown) => void;
}

/** The filters of a search, and the search with others. */
export function useSearchFilters(
  criteria: SearchCriteria,
  onApply: (criteria: SearchCriteria) => void,
): SearchFilters {
  const applied = useMemo(() => draftOf(criteria), [criteria]);
  return {
    applied,
    applyFilters: (filters) =>
      sameDraft(filters, applied) ? undefined : onApply(withFilters(criteria, filters)),
  };
}

/** The filters being edited: a draft that touches neither address nor results until it is applied. [FILTER-07] */
export function useFilterDraft(options: FilterDraftOptions) {
  const { applied, applyFilters } = options;
  const [{ open, edited }, dispatch] = useReducer(filterDraftReducer, CLOSED_FILTERS);
  const draft = edited ?? applied;
  const total = useFacets(options, draft, open !== undefined);
  /** What is edited, also where it is not rendered yet, and what calls its rendering off. */
  const latest = useRef<FilterDraft | undefined>(undefined);
  const later = useRef<(() => void) | undefined>(undefined);

  const now = () => latest.current ?? applied;
  const keep = (next: FilterDraft | undefined) => {
    later.current?.();
    latest.current = next;
  };
  const edit = (next: FilterDraft) => {
    keep(next);
    dispatch({ type: 'edited', draft: next });
  };
  const close = () => {
    keep(undefined);
    dispatch({ type: 'closed' });
  };

  const show = useEvent((what: OpenFilters) => {
    keep(undefined);
    dispatch({ type: 'opened', open: what });
  });
  const change = useEvent((next: DraftChange) => edit(changeDraft(now(), next)));
  const tick = useEvent((next: (draft: FilterDraft) => DraftChange) => {
    const ticked = changeDraft(now(), next(now()));
    keep(ticked);
    later.current = afterPaint(() => dispatch({ type: 'edited', draft: ticked }));
  });
  const resetSection = useEvent((section: FilterSection) => edit(clearSection(now(), section)));
  const apply = useEvent(() => {
    const filters = now();
    close();
    applyFilters(filters);
  });
  const cancel = useEvent(close);

  return {
    open,
    draft,
    /** Offers that the draft would show; nothing while its counts are on their way. [FILTER-02] [FILTER-03] */
    total,
    show,
    change,
    /** A change that its box shows already: the rest follows after that was painted. */
    tick,
    resetSection,
    resetAll: () => edit(clearAll(now())),
    /** Takes the draft over. [FILTER-08] */
    apply,
    /** Back to what the address says. [FILTER-11] */
    cancel,
  };
}

/** Counts for a draft: fetched while a panel is open and the draft is not the one they are known for. [FACET-02] */
function useFacets(
  { client, criteria, known, onKnown, onError }: FilterDraftOptions,
  draft: FilterDraft,
  open: boolean,
): number | undefined {
  const key = facetsKey(criteria, draft);
  const isKnown = known?.key === key;
  // `key` stands for criteria and draft: the same filters ask only once.
  const ask = useEvent((signal: AbortSignal) =>
    client.facets(withFilters(criteria, draft), { signal }).then(
      (facets) => signal.aborted || onKnown({ key, facets }),
      (error: unknown) => signal.aborted || onError(error),
    ),
  );

  useEffect(() => {
    if (!open || isKnown) return;
    const controller = new AbortController();
    void ask(controller.signal);
    return () => controller.abort();
  }, [ask, client, open, isKnown, key]);

  return isKnown ? known.facets.total : undefined;
}
