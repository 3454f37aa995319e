import { useEffect, useRef } from 'react';
import { effectiveSort } from '../core/search/sort-rules.ts';
import type { MarketNow } from '../core/dates/market-time.ts';
import { localNow } from '../core/market/time-zone.ts';
import type { SearchCriteria } from '../core/search/criteria.ts';
import { emptyCriteria } from '../core/search/empty-criteria.ts';
import { isInSync } from '../core/search/in-sync.ts';
import { SEARCH_PAGE_SIZE } from '../core/search/pagination.ts';
import type { Sort } from '../core/search/sort.ts';
import { addressCriteria, sameCriteria, writeCriteria } from './address-criteria.ts';
import { errorDetail } from './error-detail.ts';
import type { ResultsGridProps } from './results-grid-props.ts';
import { useFallbacks } from './use-fallbacks.ts';
import { useFilterDraft } from './use-filter-draft.ts';
import { useOfferSearch } from './use-offer-search.ts';
import type { SearchState } from './use-offer-search.ts';

/** The name under which the grid writes to its channel. */
const ORIGIN = 'results-grid';

/** The present moment of the market that the grid sells in. */
function nowOf({ now = Date.now, locale }: ResultsGridProps): MarketNow {
  return localNow(now(), locale);
}

/** What a grid starts with: the same on the server and in the browser. */
function startOf(props: ResultsGridProps): SearchState {
  const { criteria, channel, initial } = props;
  const wanted = criteria ?? channel?.get().criteria ?? emptyCriteria();
  return initial && isInSync(wanted, initial.page.details, nowOf(props))
    ? { criteria: wanted, status: 'ready', page: initial.page }
    : { criteria: wanted, status: 'loading' };
}

/** The state of a results grid: what is searched, what came, and what the visitor edits. */
export function useResultsGrid(props: ResultsGridProps) {
  const { client, locale, channel, address, sync = 'none', pageSize = SEARCH_PAGE_SIZE } = props;
  const told = useRef(props);
  told.current = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = useRef(false);

  const { state, search } = useOfferSearch({
    client,
    pageSize,
    initial: startOf(props),
    onResults: (page, criteria) => {
      told.current.onResults?.({ total: page.details.totalCount, page: criteria.page, criteria });
    },
    onError: (error) => told.current.onError?.(errorDetail(error)),
  });
  const { criteria } = state;
  const current = useRef(criteria);
  current.current = criteria;

  const go = (next: SearchCriteria, mode: 'push' | 'replace' = 'push') => {
    current.current = next;
    if (address && sync === 'hash') writeCriteria(address, next, locale, mode);
    channel?.set({ criteria: next }, ORIGIN);
    return search(next);
  };
  /** What a visitor asked for in the grid is read from its top, at once: far below there is nothing to see. */
  const show = (next: SearchCriteria) => {
    const top = heading.current;
    if (top && top.getBoundingClientRect().top < 0)
      top.scrollIntoView({ block: 'start', behavior: 'instant' });
    void go(next);
  };
  const goRef = useRef(go);
  goRef.current = go;

  useEffect(() => {
    const now = () => nowOf(told.current);
    const stated = address && addressCriteria(address.read(), now(), current.current.flow);
    const first = stated ?? current.current;
    if (state.status === 'loading' || !sameCriteria(first, current.current))
      void goRef.current(first, 'replace');
    else if (address && sync === 'hash') writeCriteria(address, first, locale, 'replace');
    told.current.onReady?.();
    if (!address || sync !== 'hash') return;
    return address.subscribe(() => {
      const next =
        addressCriteria(address.read(), now(), current.current.flow) ?? emptyCriteria(current.current.flow);
      if (!sameCriteria(next, current.current)) void goRef.current(next, 'replace');
    });
  }, [address, sync, locale]);

  useEffect(
    () =>
      channel?.subscribe((next, origin, previous) => {
        if (origin !== ORIGIN && next.submitted !== previous.submitted) void goRef.current(next.criteria);
      }),
    [channel],
  );

  // Criteria given later are a new search; the first ones are what the grid starts with.
  const given = useRef(props.criteria);
  useEffect(() => {
    const { criteria: wanted } = told.current;
    if (wanted && !(given.current && sameCriteria(wanted, given.current))) void goRef.current(wanted);
    given.current = wanted;
  });

  useEffect(() => {
    const { expose } = told.current;
    expose?.({ search: (next) => void goRef.current(next), refresh: () => void search(current.current) });
    return () => expose?.(undefined);
  }, [search]);

  // After a press on the pager the new page is read from its top.
  useEffect(() => {
    if (state.status === 'loading' || !focusHeading.current) return;
    focusHeading.current = false;
    heading.current?.focus({ preventScroll: true });
  }, [state]);

  const filters = useFilterDraft({
    client,
    criteria,
    ...(props.initial?.facets && { initial: props.initial.facets }),
    onApply: show,
    onError: (error) => props.onError?.(errorDetail(error)),
  });

  return {
    state,
    heading,
    filters,
    pageSize,
    fallbacks: useFallbacks(client, state, props.place),
    sort: effectiveSort(criteria),
    go: show,
    goToPage: (page: number) => {
      focusHeading.current = true;
      show({ ...criteria, page });
    },
    sortBy: (sort: Sort) => show({ ...criteria, sort, page: 0 }),
    retry: () => void search(criteria),
  };
}

/** Everything that the parts of a grid share. */
export type ResultsGridState = ReturnType<typeof useResultsGrid>;
