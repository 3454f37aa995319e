import { useCallback, useEffect, useRef, useState } from 'react';
import type { ResultsClient } from '@staykit/client/stay-client.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import type { OfferPage } from '@staykit/core/search/results/offer-page.ts';
import { searchOffers } from './offer-search.ts';

/** What is known about the results of the present criteria. */
export interface SearchState {
  criteria: SearchCriteria;
  status: 'loading' | 'ready' | 'error';
  /** The answer to exactly these criteria; nothing while loading and after a failure: no stale cards. */
  page?: OfferPage;
  /** True for what this page itself searched for: only that is announced, and not what the server sent. */
  fresh?: boolean;
}

export interface OfferSearchOptions {
  client: ResultsClient;
  pageSize: number;
  initial: SearchState;
  onResults: (page: OfferPage, criteria: SearchCriteria) => void;
  onError: (error: unknown) => void;
}

/** Runs searches; only the answer to the newest one is ever shown. [ROUTE-22] */
export function useOfferSearch({ client, pageSize, initial, onResults, onError }: OfferSearchOptions) {
  const [state, setState] = useState(initial);
  const running = useRef<AbortController | undefined>(undefined);
  const tell = useRef({ onResults, onError });
  tell.current = { onResults, onError };

  const search = useCallback(
    (criteria: SearchCriteria, isQuiet = false) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const { signal } = controller;
      if (!isQuiet) setState({ criteria, status: 'loading' });
      return searchOffers(client, criteria, { signal, size: pageSize }).then(
        (page) => {
          if (signal.aborted) return;
          setState({ criteria, status: 'ready', page, fresh: !isQuiet });
          tell.current.onResults(page, criteria);
        },
        (error: unknown) => {
          if (signal.aborted) return;
          if (!isQuiet) setState({ criteria, status: 'error' });
          tell.current.onError(error);
        },
      );
    },
    [client, pageSize],
  );

  useEffect(() => () => running.current?.abort(), []);
  return { state, search };
}
