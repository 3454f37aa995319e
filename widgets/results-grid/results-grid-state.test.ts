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
  type ResultsGridAction,
  type ResultsGridState,
} from './results-grid-state.ts';
import { wantedFallbacks } from './states/wanted-fallbacks.ts';

const criteria = datedCriteria({ stars: [5] });
const start = firstState({ criteria, status: 'loading' });
const after = (state: ResultsGridState, ...actions: readonly ResultsGridAction[]) =>
  actions.reduce(resultsGridReducer, state);
const answered = (count: number): ResultsGridAction => ({
  type: 'searched',
  search: { criteria, status: 'ready', page: offerPage(count, count), fresh: true },
});

describe('a search', () => {
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
    expect(fewOf(start)).toBeUndefined();
    expect(fewOf(after(start, answered(9)))).toBeUndefined();
  });

  it('is empty only once the relaxed searches found nothing either [GRID-18]', () => {
    expect(fewOf(none)).toEqual({ isPending: true, blocks: [], isEmpty: false });
    expect(fewOf(after(none, told(none, 0)))).toMatchObject({ isPending: false, isEmpty: true });
    expect(fewOf(after(none, told(none, 2)))).toMatchObject({
      isEmpty: false,
      blocks: [{ search: relaxed }],
    });
  });

  it('is not empty where there are a few', () => {
    const few = after(start, answered(2));
    expect(fewOf(after(few, told(few, 0)))).toMatchObject({ isPending: false, isEmpty: false });
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
  const [offer] = offerPage(1, 1).offers;

  it('is one thing at a time, and is closed by its own name alone', () => {
    const state = after(start, { type: 'opened', over: 'sort' }, { type: 'opened', over: 'map' });
    expect(state.over).toBe('map');
    expect(after(state, { type: 'closed', over: 'sort' })).toBe(state);
    expect(after(state, { type: 'closed', over: 'map' }).over).toBeUndefined();
  });

  it('stays where another search comes: what a card opened was asked for there', () => {
    const card = offer && { offer, criteria, photo: 2 };
    if (!card) throw new Error('no offer to open');
    const state = after(start, { type: 'opened', over: card }, answered(20));
    expect(state.over).toBe(card);
    expect(after(state, { type: 'closed', over: card }).over).toBeUndefined();
  });

  it('keeps the map from its first opening on [MAP-01]', () => {
    const opened = after(start, { type: 'opened', over: 'map' });
    expect([start.isMapKept, opened.isMapKept]).toEqual([false, true]);
    expect(after(opened, { type: 'closed', over: 'map' }).isMapKept).toBe(true);
  });
});

it('hearts come with the live page [WISHLIST-02]', () => {
  expect([start.isLive, after(start, { type: 'wentLive' }).isLive]).toEqual([false, true]);
});
