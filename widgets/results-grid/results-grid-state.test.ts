import { describe, expect, it } from 'vitest';
import { draftOf } from '@staykit/ui/components/filters/filters.model.ts';
import { datedCriteria } from '@staykit/testing/fixtures/criteria.ts';
import { facets } from '@staykit/testing/fixtures/facets.ts';
import { offerPage } from '@staykit/testing/fixtures/offers.ts';
import { facetsKey } from './filters/known-facets.ts';
import {
  fewOf,
  firstState,
  resultsGridReducer,
  type Over,
  type ResultsGridAction,
  type ResultsGridState,
} from './results-grid-state.ts';
import { wantedFallbacks } from './states/wanted-fallbacks.ts';

const criteria = datedCriteria({ stars: [5] });
const start = firstState({ criteria, status: 'loading' });
const after = (state: ResultsGridState, ...actions: readonly ResultsGridAction[]) =>
  actions.reduce(resultsGridReducer, state);
const answered = (count: number, isFresh = true): ResultsGridAction => ({
  type: 'searchAnswered',
  criteria,
  page: offerPage(count, count),
  isFresh,
});

describe('a search', () => {
  it('shows no offers of the one before it, and none after a failure [ROUTE-22]', () => {
    const shown = after(start, answered(20));
    const other = datedCriteria({ page: 1 });
    expect(shown.search).toMatchObject({ criteria, status: 'ready', fresh: true });
    expect(after(shown, { type: 'searchStarted', criteria: other }).search).toEqual({
      criteria: other,
      status: 'loading',
    });
    expect(after(shown, { type: 'searchFailed', criteria }).search).toEqual({ criteria, status: 'error' });
  });

  it('is announced only where the page itself asked for it', () => {
    expect(after(start, answered(20, false)).search.fresh).toBe(false);
  });

  it('starts with the counts that the server sent, and takes over those that come', () => {
    const known = { key: facetsKey(criteria, draftOf(criteria)), facets: facets() };
    expect(firstState(start.search, facets()).known).toEqual(known);
    expect(after(start, { type: 'countsReceived', known }).known).toEqual(known);
  });
});

describe('what follows few results [GRID-03]', () => {
  const none = after(start, answered(0));
  const [relaxed] = wantedFallbacks(criteria, none.search.page);
  const told = (state: ResultsGridState, count: number): ResultsGridAction => ({
    type: 'fallbacksAnswered',
    of: state.search,
    blocks: count && relaxed ? [{ search: relaxed, offers: offerPage(count, count).offers }] : [],
  });

  it('is nothing while the search runs and after many', () => {
    expect(fewOf(start)).toEqual({ isFew: false, isEmpty: false, isPending: false, blocks: [] });
    expect(fewOf(after(start, answered(9))).isFew).toBe(false);
  });

  it('is empty only once the relaxed searches found nothing either [GRID-18]', () => {
    expect(fewOf(none)).toMatchObject({ isFew: true, isPending: true, isEmpty: false });
    expect(fewOf(after(none, told(none, 0)))).toMatchObject({ isPending: false, isEmpty: true });
    expect(fewOf(after(none, told(none, 2)))).toMatchObject({
      isEmpty: false,
      blocks: [{ search: relaxed }],
    });
  });

  it('is not empty where there are a few', () => {
    const few = after(start, answered(2));
    expect(fewOf(after(few, told(few, 0)))).toMatchObject({ isFew: true, isEmpty: false });
  });

  it('is empty at once where no relaxed search is wanted: activities have none [GRID-20]', () => {
    const activities = { ...criteria, flow: 'activity' as const };
    const state = firstState({ criteria: activities, status: 'ready', page: offerPage(0, 0) });
    expect(fewOf(state)).toMatchObject({ isPending: false, isEmpty: true });
  });

  it('belongs to its search: an answer that comes late is not that of the next', () => {
    const again = after(none, told(none, 2), answered(0));
    expect(again.fallbacks).toBeUndefined();
    expect(after(again, told(none, 2)).fallbacks).toBeUndefined();
  });
});

describe('what stands over a grid', () => {
  const SORT: Over = { kind: 'sort', form: 'dropdown' };
  const MAP: Over = { kind: 'map' };

  it('is one thing at a time, and is closed by its own name alone', () => {
    const state = after(start, { type: 'opened', over: SORT }, { type: 'opened', over: MAP });
    expect(state.over).toEqual(MAP);
    expect(after(state, { type: 'closed', kind: 'sort' })).toBe(state);
    expect(after(state, { type: 'closed', kind: 'map' }).over).toBeUndefined();
  });

  it('keeps the map from its first opening on, unless it could not be had [MAP-01]', () => {
    const opened = after(start, { type: 'opened', over: MAP });
    expect([start.isMapKept, opened.isMapKept]).toEqual([false, true]);
    expect(after(opened, { type: 'closed', kind: 'map' }).isMapKept).toBe(true);
    expect(after(opened, { type: 'mapLost' })).toMatchObject({ isMapKept: false, over: undefined });
  });
});

it('hearts come with the live page [WISHLIST-02]', () => {
  expect([start.isLive, after(start, { type: 'wentLive' }).isLive]).toEqual([false, true]);
});
