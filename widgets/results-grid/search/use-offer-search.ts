import { useEffect, useRef, type Dispatch } from 'react';
import type { ResultsClient } from '@staykit/client/stay-client.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import type { OfferPage } from '@staykit/core/search/results/offer-page.ts';
import { useEvent } from '@staykit/ui/hooks/use-event.ts';
import type { ResultsGridAction, SearchState } from '../results-grid-state.ts';
import { searchOffers } from './offer-search.ts';

export interface OfferSearchOptions {
  client: ResultsClient;
  pageSize: number;
  dispatch: Dispatch<ResultsGridAction>;
  /** Called with the answer, a while after the render that gave it; so is `onError`. */
  onResults: (page: OfferPage, criteria: SearchCriteria) => void;
  onError: (error: unknown) => void;
}

/**
 * Runs searches; only the answer to the newest one is ever shown. A quiet one leaves what is shown until it is answered,
 * and where it fails. [ROUTE-22]
 */
export function useOfferSearch({ client, pageSize, dispatch, onResults, onError }: OfferSearchOptions) {
  const running = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  return useEvent((criteria: SearchCriteria, isQuiet = false) => {
    const tell = (search: SearchState) => dispatch({ type: 'searched', search });
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    if (!isQuiet) tell({ criteria, status: 'loading' });
    return searchOffers(client, criteria, { signal, size: pageSize }).then(
      (page) => {
        if (signal.aborted) return;
        tell({ criteria, status: 'ready', page, fresh: !isQuiet });
        onResults(page, criteria);
      },
      (error: unknown) => {
        if (signal.aborted) return;
        if (!isQuiet) tell({ criteria, status: 'error' });
        onError(error);
      },
    );
  });
}
