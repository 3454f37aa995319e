import { draftOf } from '@staykit/ui/components/filters/filters.model.ts';
import { FALLBACK_BELOW, type PlaceDetails } from '@staykit/core/search/fallback.ts';
import type { OfferCard } from '@staykit/core/offer/card/offer-card.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import type { Facets } from '@staykit/core/search/facets/facets.ts';
import type { OfferPage } from '@staykit/core/search/results/offer-page.ts';
import { facetsKey, type KnownFacets } from './filters/known-facets.ts';
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

/** What stands over the grid, one thing at a time: the map, the orders, what a card opens. */
export type Over = 'map' | 'sort' | 'sortDrawer' | OpenCard;

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
  /** The visitor wants no map beside the list. */
  isMapHidden: boolean;
  /** The page is live: hearts are not in server HTML. [WISHLIST-02] */
  isLive: boolean;
}

export type ResultsGridAction =
  /** A search started, was answered or failed. */
  | { type: 'searched'; search: SearchState }
  | { type: 'countsReceived'; known: KnownFacets }
  /** The relaxed searches of a search were answered. */
  | { type: 'fallbacksAnswered'; of: SearchState; blocks: readonly FallbackBlock[] }
  | { type: 'opened'; over: Over }
  /** Closes what is named, and nothing that was opened in its place. */
  | { type: 'closed'; over: Over }
  /** The map beside the list was shown or hidden, or a visit before did so. */
  | { type: 'besideTurned'; isHidden: boolean }
  | { type: 'wentLive' };

/** The state that a server renders and a browser takes over. */
export const firstState = (search: SearchState, facets?: Facets): ResultsGridState => ({
  search,
  known: facets && { key: facetsKey(search.criteria, draftOf(search.criteria)), facets },
  isMapKept: false,
  isMapHidden: false,
  isLive: false,
});

/** The grid after something happened. */
export function resultsGridReducer(state: ResultsGridState, action: ResultsGridAction): ResultsGridState {
  switch (action.type) {
    case 'searched':
      // Relaxed searches were those of the last one.
      return { ...state, search: action.search, fallbacks: undefined };
    case 'countsReceived':
      return { ...state, known: action.known };
    case 'fallbacksAnswered':
      return action.of === state.search ? { ...state, fallbacks: action.blocks } : state;
    case 'opened':
      return { ...state, over: action.over, isMapKept: state.isMapKept || action.over === 'map' };
    case 'closed':
      return state.over === action.over ? { ...state, over: undefined } : state;
    case 'besideTurned':
      return state.isMapHidden === action.isHidden ? state : { ...state, isMapHidden: action.isHidden };
    case 'wentLive':
      return { ...state, isLive: true };
  }
}

/** What follows few results. [GRID-03] */
export interface FewState {
  /** There is nothing at all, and nothing will come. */
  isEmpty: boolean;
  /** Relaxed searches are under way. */
  isPending: boolean;
  blocks: readonly FallbackBlock[];
}

/** What follows the present results; nothing where they are many, or not here. */
export function fewOf(
  { search: { criteria, status, page }, fallbacks }: ResultsGridState,
  place?: PlaceDetails,
): FewState | undefined {
  if (status !== 'ready' || (page?.details.totalCount ?? 0) >= FALLBACK_BELOW) return undefined;
  const isWanted = wantedFallbacks(criteria, page, place).length > 0;
  const isPending = isWanted && !fallbacks;
  const blocks = (isWanted && fallbacks) || [];
  return { isPending, blocks, isEmpty: !isPending && !blocks.length && !page?.offers.length };
}
