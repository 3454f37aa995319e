import { useEffect, useMemo, useRef, useState } from 'react';
import type { ResultsClient } from '@staykit/client/stay-client.ts';
import { afterPaint } from '@staykit/ui/components/filters/after-paint.ts';
import {
  changeDraft,
  clearAll,
  clearSection,
  draftKey,
  draftOf,
  sameDraft,
  withFilters,
} from '@staykit/ui/components/filters/filters.model.ts';
import type { FilterSection } from '@staykit/ui/components/filters/filter-sections.ts';
import type { DraftChange, FilterDraft } from '@staykit/ui/components/filters/filters.model.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import type { Facets } from '@staykit/core/search/facets/facets.ts';
import { useEvent } from '@staykit/ui/hooks/use-event.ts';

/** Which filters are open: one section's dropdown, or all of them. */
export type OpenFilters = FilterSection | 'drawer' | 'modal';

/** Counts, and the text of the search that they are of. */
export interface KnownFacets {
  key: string;
  facets: Facets;
}

/** What the filters of a search are edited with. */
export interface SearchFilters {
  /** The filters of the search itself. */
  applied: FilterDraft;
  /** The last counts that came. */
  known: KnownFacets | undefined;
  onKnown: (known: KnownFacets) => void;
  /** Searches with other filters, where they are others. [FILTER-08] */
  applyFilters: (filters: FilterDraft) => void;
}

export interface FilterDraftOptions extends SearchFilters {
  client: Pick<ResultsClient, 'facets'>;
  criteria: SearchCriteria;
  onError: (error: unknown) => void;
}

/** The filters of a search, and the counts known for it: those that the server sent, at first. */
export function useSearchFilters(
  criteria: SearchCriteria,
  initial: Facets | undefined,
  onApply: (criteria: SearchCriteria) => void,
): SearchFilters {
  const applied = useMemo(() => draftOf(criteria), [criteria]);
  const [known, onKnown] = useState(initial && { key: keyOf(criteria, applied), facets: initial });
  return {
    applied,
    known,
    onKnown,
    applyFilters: (filters) =>
      sameDraft(filters, applied) ? undefined : onApply(withFilters(criteria, filters)),
  };
}

/**
 * The filters being edited: a draft that touches neither address nor results until it is applied. It is the bar's own,
 * so that a tick makes nothing else again. [FILTER-07]
 */
export function useFilterDraft(options: FilterDraftOptions) {
  const { applied, applyFilters } = options;
  const [open, setOpen] = useState<OpenFilters>();
  const [edited, setEdited] = useState<FilterDraft>();
  const draft = edited ?? applied;
  const total = useFacets(options, draft, open !== undefined);
  /** What is edited, also where it is not rendered yet, and what calls its rendering off. */
  const latest = useRef<FilterDraft | undefined>(undefined);
  const later = useRef<(() => void) | undefined>(undefined);

  const now = () => latest.current ?? applied;
  const edit = (next: FilterDraft | undefined) => {
    later.current?.();
    latest.current = next;
    setEdited(next);
  };
  const close = () => {
    setOpen(undefined);
    edit(undefined);
  };

  const show = useEvent((what: OpenFilters) => {
    edit(undefined);
    setOpen(what);
  });
  const change = useEvent((next: DraftChange) => edit(changeDraft(now(), next)));
  const tick = useEvent((next: (draft: FilterDraft) => DraftChange) => {
    later.current?.();
    const ticked = changeDraft(now(), next(now()));
    latest.current = ticked;
    later.current = afterPaint(() => setEdited(ticked));
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
    /** Whether anything was ticked or unticked since it was opened. */
    edited: edited !== undefined,
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
  const key = keyOf(criteria, draft);
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

/** One text for all searches that have the same counts: page, order and origin do not matter. */
function keyOf(criteria: SearchCriteria, draft: FilterDraft): string {
  const { page: _page, sort: _sort, from: _from, ...rest } = withFilters(criteria, clearAll(draft));
  return draftKey(draft) + JSON.stringify(rest);
}
