import { describe, expect, it } from 'vitest';
import { criteria } from '@staykit/testing/fixtures/criteria.ts';
import { firstState, searchBoxReducer, shownCriteria, type SearchBoxAction } from './search-box-state.ts';

const PARIS = criteria({ location: { category: 'city', id: '75' } });
const FAMILY = { ...PARIS.pax, child: 2 };
/** The box after all of this happened to it. */
const after = (...actions: SearchBoxAction[]) => actions.reduce(searchBoxReducer, firstState(PARIS, 'Paris'));

describe('the state of a search box', () => {
  it('shows the travellers that are being chosen, and keeps the former ones until their panel closes [PAX-10]', () => {
    const drafted = after({ type: 'panelOpened', panel: 'travellers' }, { type: 'paxDrafted', pax: FAMILY });
    expect(shownCriteria(drafted).pax).toEqual(FAMILY);
    expect(drafted).toMatchObject({ committed: PARIS, panel: 'travellers' });
    const chosen = searchBoxReducer(drafted, { type: 'criteriaChosen', criteria: shownCriteria(drafted) });
    expect(chosen).toMatchObject({ committed: { ...PARIS, pax: FAMILY }, draft: undefined });
    expect(chosen.panel).toBeUndefined();
  });

  it('keeps the calendar open while dates are chosen in it, and every other panel closes with a choice', () => {
    const opened: SearchBoxAction = { type: 'panelOpened', panel: 'dates' };
    expect(after(opened, { type: 'criteriaChosen', criteria: PARIS, panel: 'dates' }).panel).toBe('dates');
    expect(after(opened, { type: 'criteriaChosen', criteria: PARIS }).panel).toBeUndefined();
    expect(after(opened, { type: 'panelClosed' }).panel).toBeUndefined();
  });

  it('leaves what the visitor is choosing when another widget changes the criteria', () => {
    const cabourg = criteria({ location: { category: 'city', id: '76' } });
    const state = after({ type: 'paxDrafted', pax: FAMILY }, { type: 'criteriaReceived', criteria: cabourg });
    expect(shownCriteria(state)).toEqual({ ...cabourg, pax: FAMILY });
  });

  it('opens and closes the screen of a phone apart from the panels [SEARCHBOX-03]', () => {
    const opened = after({ type: 'screenOpened' }, { type: 'panelOpened', panel: 'theme' });
    expect(opened).toMatchObject({ isScreenOpen: true, panel: 'theme' });
    const closed = searchBoxReducer(opened, { type: 'screenClosed' });
    expect(closed).toMatchObject({ isScreenOpen: false, panel: 'theme' });
  });

  it('knows the name of one place, and the places of one term', () => {
    expect(after().named).toEqual({ key: 'city:75', name: 'Paris' });
    const named = after({ type: 'placeNamed', named: { key: 'city:76', name: 'Cabourg' } });
    expect(named.named).toEqual({ key: 'city:76', name: 'Cabourg' });
    const found = after({ type: 'placesSuggested', suggested: { groups: [], term: 'cab' } });
    expect(found.suggested).toEqual({ groups: [], term: 'cab' });
  });
});
