import { describe, expect, it } from 'vitest';
import {
  PRINTED_GRID,
  wishedGridReducer,
  type WishedGridAction,
  type WishedGridState,
} from './wished-grid-state.ts';

type State = WishedGridState<string>;
const after = (...actions: readonly WishedGridAction<string>[]) =>
  actions.reduce<State>(wishedGridReducer, PRINTED_GRID);

describe('results whose hearts are kept', () => {
  it('have hearts once their parts are loaded, and keep the gift that was found before [WISHLIST-02] [FLOW-07]', () => {
    expect(PRINTED_GRID).toEqual({ ids: [] });
    expect(after({ type: 'giftFound', amount: 9900 }, { type: 'partsLoaded', parts: 'hearts' })).toEqual({
      ids: [],
      giftAmount: 9900,
      parts: 'hearts',
    });
  });

  it('tell of the last press until the notice is closed, and keep the wishes', () => {
    const told: WishedGridAction<string> = {
      type: 'wishesTold',
      ids: ['1001'],
      told: { kind: 'kept', name: 'Villa' },
    };
    expect(after(told)).toMatchObject({ ids: ['1001'], told: { kind: 'kept', name: 'Villa' } });
    expect(after(told, { type: 'noticeClosed' })).toEqual({ ids: ['1001'], told: undefined });
  });

  it('forget what was told of a press when the wishes change without one', () => {
    const changed = after(
      { type: 'wishesTold', ids: ['1001'], told: { kind: 'failed', name: 'Villa' } },
      { type: 'wishesTold', ids: [], told: undefined },
    );
    expect(changed).toEqual({ ids: [], told: undefined });
  });
});
