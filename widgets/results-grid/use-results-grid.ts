import { useEffect, useMemo, useRef } from 'react';
import { effectiveSort } from '@staykit/core/search/results/sort-rules.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import { SEARCH_PAGE_SIZE } from '@staykit/core/search/results/pagination.ts';
import type { Sort } from '@staykit/values/search/sort.ts';
import { useEvent } from '@staykit/ui/hooks/use-event.ts';
import { errorDetail } from './error-detail.ts';
import { answersTo } from './initial-results.ts';
import { linkAddress } from './page-address.ts';
import type { ResultsGridProps } from './results-grid-props.ts';
import { sameCriteria } from './same-criteria.ts';
import { useSearchFilters } from './use-filter-draft.ts';
import { useOfferSearch } from './offers/use-offer-search.ts';
import type { SearchState } from './offers/use-offer-search.ts';

/** The name under which the grid writes to its channel. */
const ORIGIN = 'results-grid';

/** What a grid starts with: the same on the server and in the browser. */
function startOf(props: ResultsGridProps): SearchState {
  const { criteria, channel, initial } = props;
  const wanted = criteria ?? initial?.criteria ?? channel?.get().criteria ?? emptyCriteria();
  return initial && (initial.criteria ?? answersTo(wanted, props))
    ? { criteria: wanted, status: 'ready', page: initial.page }
    : { criteria: wanted, status: 'loading' };
}

/** The state of a results grid: what is searched, what came, and what the visitor edits. */
export function useResultsGrid(props: ResultsGridProps) {
  const { client, channel, address, sync, pageSize = SEARCH_PAGE_SIZE } = props;
  const told = useRef(props);
  told.current = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = useRef(false);
  /** What had the focus when the visitor asked for other offers. */
  const asker = useRef<Element | null>(null);
  const note = () => {
    asker.current =
      (heading.current?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement ?? null;
  };

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
  const link = useMemo(
    () => address && linkAddress(address, sync === 'hash', () => told.current),
    [address, sync],
  );

  const go = useEvent((next: SearchCriteria, mode: 'push' | 'replace' = 'push') => {
    current.current = next;
    link?.write(next, mode);
    channel?.set({ criteria: next }, ORIGIN);
    return search(next);
  });
  /** What a visitor asked for in the grid is read from its top, at once: far below there is nothing to see. */
  const toTop = () => {
    const top = heading.current;
    if (top && top.getBoundingClientRect().top < 0)
      top.scrollIntoView({ block: 'start', behavior: 'instant' });
  };
  const show = useEvent((next: SearchCriteria) => {
    note();
    ((next.page !== criteria.page && props.onTurn) || toTop)();
    void go(next);
  });

  const begin = useEvent(() => {
    // The search box of the page may have said more than a server knew.
    const said = props.criteria ? undefined : channel?.get().criteria;
    const first = link?.read(current.current.flow) ?? said ?? current.current;
    if (state.status === 'loading' || !sameCriteria(first, current.current)) void go(first, 'replace');
    else {
      link?.write(first, 'replace');
      // What a server printed a while ago stays until the present offers are here.
      if (props.initial?.outdated) void search(first, true);
    }
    props.onReady?.();
  });
  useEffect(() => {
    begin();
    return link?.follow(() => {
      const { flow } = current.current;
      const next = link.read(flow) ?? emptyCriteria(flow);
      if (!sameCriteria(next, current.current)) void go(next, 'replace');
    });
  }, [begin, go, link]);

  useEffect(
    () =>
      channel?.subscribe((next, origin, previous) => {
        if (origin !== ORIGIN && next.submitted !== previous.submitted) void go(next.criteria);
      }),
    [channel, go],
  );

  // Criteria given later are a new search; the first ones are what the grid starts with.
  const given = useRef(props.criteria);
  useEffect(() => {
    const { criteria: wanted } = told.current;
    if (wanted && !(given.current && sameCriteria(wanted, given.current))) void go(wanted);
    given.current = wanted;
  });

  useEffect(() => {
    const { expose } = told.current;
    expose?.({ search: (next) => void go(next), refresh: () => void search(current.current) });
    return () => expose?.(undefined);
  }, [go, search]);

  // After a press on the pager the new page is read from its top.
  useEffect(() => {
    if (state.status === 'loading') return;
    // A chip or a button that went with its press leaves the keyboard nowhere.
    const lost = asker.current?.isConnected === false && document.activeElement === document.body;
    if (focusHeading.current || lost) heading.current?.focus({ preventScroll: true });
    focusHeading.current = false;
    asker.current = null;
  }, [state]);

  const filters = useSearchFilters(criteria, props.initial?.facets, show);

  return {
    state,
    heading,
    filters,
    pageSize,
    sort: effectiveSort(criteria),
    go: show,
    goToPage: (page: number) => {
      focusHeading.current = true;
      show({ ...criteria, page });
    },
    sortBy: (sort: Sort) => show({ ...criteria, sort, page: 0 }),
    retry: () => {
      note();
      void search(criteria);
    },
  };
}

/** Everything that the parts of a grid share. */
export type ResultsGridState = ReturnType<typeof useResultsGrid>;
