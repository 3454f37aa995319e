import { draftOf } from '@staykit/ui/components/filters/filters.model.ts';
import type { PlaceDetails } from '@staykit/core/search/fallback.ts';
import type { OfferCard } from '@staykit/core/offer/card/offer-card.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import type { Facets } from '@staykit/core/search/facets/facets.ts';
import type { OfferPage } from '@staykit/core/search/results/offer-page.ts';
import { facetsKey, type KnownFacets } from './filters/known-facets.ts';
import { FALLBACK_BELOW } from './states/fallback-below.ts';
import { wantedFallbacks, type FallbackBlock } from './states/wanted-fallbacks.ts';

/** What is known about the results of the present criteria. */
export interface SearchState {
  criteria: SearchCriteria;
  status: 'loading' | 'ready' | 'error';
  /** The answer to exactly these criteria; nothing while loading and after a failure: no stale cards. */
  page?: OfferPage;
  /** True for what this page itself searched for: only that is announced, and not what the server sent. */
  fresh?: boolean;
}

/** What a card opens: its pictures, from one on, or the other offers of its hotel. */
export interface OpenCard {
  offer: OfferCard;
  criteria: SearchCriteria;
  /** The first picture to show; the other offers without it. */
  photo?: number;
}

/** What stands over the grid: one thing at a time. The filters are the bar's own. [FILTER-07] */
export type Over =
  | { kind: 'card'; card: OpenCard }
  | { kind: 'sort'; form: 'dropdown' | 'drawer' }
  | { kind: 'map' };

/** Everything that changes in a results grid, without the filters being edited. */
export interface ResultsGridState {
  /** One object for each search: what belongs to it goes with it. */
  search: SearchState;
  /** The last counts that came. */
  known?: KnownFacets | undefined;
  /** The answers of the relaxed searches; nothing while they are under way. */
  fallbacks?: readonly FallbackBlock[] | undefined;
  over?: Over | undefined;
  /** The map was opened once: it stays, and keeps where it was looking. */
  isMapKept: boolean;
  /** The page is live: hearts are not in server HTML. [WISHLIST-02] */
  isLive: boolean;
}

export type ResultsGridAction =
  | { type: 'searchStarted' | 'searchFailed'; criteria: SearchCriteria }
  /** `isFresh`: the visitor is told of it. */
  | { type: 'searchAnswered'; criteria: SearchCriteria; page: OfferPage; isFresh: boolean }
  | { type: 'countsReceived'; known: KnownFacets }
  /** The relaxed searches of a search were answered. */
  | { type: 'fallbacksAnswered'; of: SearchState; blocks: readonly FallbackBlock[] }
  | { type: 'opened'; over: Over }
  /** Closes what is named, and nothing that was opened in its place. */
  | { type: 'closed'; kind: Over['kind'] }
  /** The map could not be had: the next press asks for it again. */
  | { type: 'mapLost' }
  | { type: 'wentLive' };

/** The state that a server renders and a browser takes over. */
export const firstState = (search: SearchState, facets?: Facets): ResultsGridState => ({
  search,
  known: facets && { key: facetsKey(search.criteria, draftOf(search.criteria)), facets },
  isMapKept: false,
  isLive: false,
});

/** The grid after something happened. */
export function resultsGridReducer(state: ResultsGridState, action: ResultsGridAction): ResultsGridState {
  switch (action.type) {
    case 'searchStarted':
      return searching(state, { criteria: action.criteria, status: 'loading' });
    case 'searchFailed':
      return searching(state, { criteria: action.criteria, status: 'error' });
    case 'searchAnswered': {
      const { criteria, page, isFresh } = action;
      return searching(state, { criteria, status: 'ready', page, fresh: isFresh });
    }
    case 'countsReceived':
      return { ...state, known: action.known };
    case 'fallbacksAnswered':
      return action.of === state.search ? { ...state, fallbacks: action.blocks } : state;
    case 'opened':
      return { ...state, over: action.over, isMapKept: state.isMapKept || action.over.kind === 'map' };
    case 'closed':
      return state.over?.kind === action.kind ? { ...state, over: undefined } : state;
    case 'mapLost':
      return { ...resultsGridReducer(state, { type: 'closed', kind: 'map' }), isMapKept: false };
    case 'wentLive':
      return { ...state, isLive: true };
  }
}

/** The grid with another search: relaxed searches were those of the last one. */
const searching = (state: ResultsGridState, search: SearchState): ResultsGridState => ({
  ...state,
  search,
  fallbacks: undefined,
});

/** What follows few results. [GRID-03] */
export interface FewState {
  /** There are so few that something follows them. */
  isFew: boolean;
  /** There is nothing at all, and nothing will come. */
  isEmpty: boolean;
  /** Relaxed searches are under way. */
  isPending: boolean;
  blocks: readonly FallbackBlock[];
}

/** What follows the present results, if they are few. */
export function fewOf({ search, fallbacks }: ResultsGridState, place?: PlaceDetails): FewState {
  const { status, page, criteria } = search;
  const isFew = status === 'ready' && (page?.details.totalCount ?? 0) < FALLBACK_BELOW;
  const isWanted = isFew && wantedFallbacks(criteria, page, place).length > 0;
  const blocks = (isWanted && fallbacks) || [];
  const isPending = isWanted && !fallbacks;
  return { isFew, isPending, blocks, isEmpty: isFew && !page?.offers.length && !isPending && !blocks.length };
}
