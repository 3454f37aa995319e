import { useEffect, useState } from 'react';
import type { ResultsClient } from '@staykit/client/stay-client.ts';
import type { OfferCard } from '@staykit/core/offer/card/offer-card.ts';
import { fallbackSearches } from '@staykit/core/search/fallback.ts';
import type { FallbackSearch, PlaceDetails } from '@staykit/core/search/fallback.ts';
import { useEvent } from '@staykit/ui/hooks/use-event.ts';
import { FALLBACK_BELOW } from './fallback-below.ts';
import type { SearchState } from '../offers/use-offer-search.ts';

/** Each relaxed search shows at most so many offers. [GRID-19] */
export const FALLBACK_LIMIT = 3;

/** The offers of one relaxed search. */
export interface FallbackBlock {
  search: FallbackSearch;
  offers: OfferCard[];
}

/** The relaxed searches of the present results: nothing while they are under way. */
export interface FallbackState {
  pending: boolean;
  blocks: FallbackBlock[];
}

const NONE: FallbackState = { pending: false, blocks: [] };

/** The relaxed searches that a page of results calls for. [GRID-13] [GRID-20] */
export function wantedFallbacks({ criteria, page }: SearchState, place?: PlaceDetails): FallbackSearch[] {
  const total = page?.details.totalCount;
  if (total === undefined || total >= FALLBACK_BELOW || criteria.page > 0 || criteria.flow === 'activity')
    return [];
  return fallbackSearches(criteria, place ?? page?.details.place).filter(
    // Those whom one room takes need no second one: it would be the same offers again.
    ({ kind }) => kind !== 'severalRooms' || total === 0,
  );
}

/** Relaxed searches after few exact results; one that fails or is empty is left out without a word. [GRID-18] */
export function useFallbacks(client: ResultsClient, state: SearchState, place?: PlaceDetails): FallbackState {
  const [answer, setAnswer] = useState<{ of: SearchState; blocks: FallbackBlock[] }>();
  const wanted = wantedFallbacks(state, place);
  const isWanted = wanted.length > 0;

  const ask = useEvent((signal: AbortSignal): Promise<FallbackBlock[]> =>
    Promise.all(
      wanted.map((search) =>
        client
          .offers(search.criteria, { signal, limit: FALLBACK_LIMIT, pageModel: false })
          // "The block is hidden" is the specified outcome of a failure. [GRID-18]
          .then(
            ({ offers }) => ({ search, offers: offers.slice(0, FALLBACK_LIMIT) }),
            () => ({ search, offers: [] }),
          ),
      ),
    ),
  );
  // The wanted searches are new objects each time; they follow from the state.
  useEffect(() => {
    if (!isWanted) return;
    const controller = new AbortController();
    void ask(controller.signal).then((blocks) => {
      if (!controller.signal.aborted)
        setAnswer({ of: state, blocks: blocks.filter(({ offers }) => offers.length) });
    });
    return () => controller.abort();
  }, [ask, client, state, isWanted]);

  if (!isWanted) return NONE;
  return answer?.of === state ? { pending: false, blocks: answer.blocks } : { pending: true, blocks: [] };
}
