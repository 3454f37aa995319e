import { useEffect, useMemo, useReducer, useRef } from 'react';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import { SEARCH_PAGE_SIZE } from '@staykit/core/search/results/pagination.ts';
import { useEvent } from '@staykit/ui/hooks/use-event.ts';
import { errorDetail } from '../error-detail.ts';
import { firstSearch } from './initial-results.ts';
import { useOfferSearch } from './use-offer-search.ts';
import { linkAddress } from './page-address.ts';
import type { ResultsGridProps } from '../results-grid-props.ts';
import { firstState, resultsGridReducer } from '../results-grid-state.ts';
import { sameCriteria } from './same-criteria.ts';

/** The name under which results are written to their channel. */
const ORIGIN = 'results-grid';

/** What a search for results is told: nothing of how they are shown. */
export type ResultsSearchProps = Pick<
  ResultsGridProps,
  | 'client'
  | 'locale'
  | 'channel'
  | 'criteria'
  | 'pageSize'
  | 'address'
  | 'sync'
  | 'initial'
  | 'now'
  | 'expose'
  | 'onReady'
  | 'onResults'
  | 'onError'
>;

/** Searches, by what is given, by the address and by the channel, and the state of what came. */
export function useResultsSearch(props: ResultsSearchProps) {
  const { client, channel, address, sync, pageSize = SEARCH_PAGE_SIZE } = props;
  const told = useRef(props);
  told.current = props;
  const [state, dispatch] = useReducer(resultsGridReducer, undefined, () =>
    firstState(firstSearch(props), props.initial?.facets),
  );
  const { criteria, status } = state.search;

  const search = useOfferSearch({
    client,
    pageSize,
    dispatch,
    onResults: (page, of) => {
      told.current.onResults?.({
        total: page.details.totalCount,
        page: of.page,
        criteria: of,
        offers: page.offers,
      });
    },
    onError: (error) => told.current.onError?.(errorDetail(error)),
  });
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

  const begin = useEvent(() => {
    // The search box of the page may have said more than a server knew.
    const said = props.criteria ? undefined : channel?.get().criteria;
    const first = link?.read(current.current.flow) ?? said ?? current.current;
    if (status === 'loading' || !sameCriteria(first, current.current)) void go(first, 'replace');
    else {
      link?.write(first, 'replace');
      // Filters beside the results begin with what is shown.
      if (channel && !sameCriteria(channel.get().criteria, first)) channel.set({ criteria: first }, ORIGIN);
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
      }, ORIGIN),
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

  return {
    state,
    dispatch,
    pageSize,
    /** Searches, and says so in the address and the channel. */
    go,
    /** Asks again for the same. */
    again: () => void search(criteria),
  };
}
