import { useCallback, useEffect, useRef, type Dispatch } from 'react';
import type { ResultsClient } from '@staykit/client/stay-client.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import type { OfferPage } from '@staykit/core/search/results/offer-page.ts';
import type { ResultsGridAction } from '../results-grid-state.ts';
import { searchOffers } from './offer-search.ts';

export interface OfferSearchOptions {
  client: ResultsClient;
  pageSize: number;
  dispatch: Dispatch<ResultsGridAction>;
  onResults: (page: OfferPage, criteria: SearchCriteria) => void;
  onError: (error: unknown) => void;
}

/**
 * Runs searches; only the answer to the newest one is ever shown. A quiet one leaves what is shown until it is answered,
 * and where it fails. [ROUTE-22]
 */
export function useOfferSearch({ client, pageSize, dispatch, onResults, onError }: OfferSearchOptions) {
  const running = useRef<AbortController | undefined>(undefined);
  const tell = useRef({ onResults, onError });
  tell.current = { onResults, onError };

  const search = useCallback(
    (criteria: SearchCriteria, isQuiet = false) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const { signal } = controller;
      if (!isQuiet) dispatch({ type: 'searchStarted', criteria });
      return searchOffers(client, criteria, { signal, size: pageSize }).then(
        (page) => {
          if (signal.aborted) return;
          dispatch({ type: 'searchAnswered', criteria, page, isFresh: !isQuiet });
          tell.current.onResults(page, criteria);
        },
        (error: unknown) => {
          if (signal.aborted) return;
          if (!isQuiet) dispatch({ type: 'searchFailed', criteria });
          tell.current.onError(error);
        },
      );
    },
    [client, pageSize, dispatch],
  );

  useEffect(() => () => running.current?.abort(), []);
  return search;
}
