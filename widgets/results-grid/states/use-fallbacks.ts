import { useEffect, type Dispatch } from 'react';
import type { ResultsClient } from '@staykit/client/stay-client.ts';
import type { PlaceDetails } from '@staykit/core/search/fallback.ts';
import { useEvent } from '@staykit/ui/hooks/use-event.ts';
import type { ResultsGridAction, SearchState } from '../results-grid-state.ts';
import { wantedFallbacks, type FallbackBlock } from './wanted-fallbacks.ts';

/** Each relaxed search shows at most so many offers. [GRID-19] */
export const FALLBACK_LIMIT = 3;

/** Runs relaxed searches after few exact results; one that fails or is empty is left out without a word. [GRID-18] */
export function useFallbacks(
  client: ResultsClient,
  search: SearchState,
  place: PlaceDetails | undefined,
  dispatch: Dispatch<ResultsGridAction>,
): void {
  const wanted = wantedFallbacks(search.criteria, search.page, place);
  const isWanted = wanted.length > 0;

  const ask = useEvent((signal: AbortSignal): Promise<FallbackBlock[]> =>
    Promise.all(
      wanted.map((relaxed) =>
        client
          .offers(relaxed.criteria, { signal, limit: FALLBACK_LIMIT, pageModel: false })
          // "The block is hidden" is the specified outcome of a failure. [GRID-18]
          .then(
            ({ offers }) => ({ search: relaxed, offers: offers.slice(0, FALLBACK_LIMIT) }),
            () => ({ search: relaxed, offers: [] }),
          ),
      ),
    ),
  );
  // The wanted searches are new objects each time; they follow from the search.
  useEffect(() => {
    if (!isWanted) return;
    const controller = new AbortController();
    void ask(controller.signal).then((found) => {
      const blocks = found.filter(({ offers }) => offers.length);
      if (!controller.signal.aborted) dispatch({ type: 'fallbacksAnswered', of: search, blocks });
    });
    return () => controller.abort();
  }, [ask, client, dispatch, search, isWanted]);
}
