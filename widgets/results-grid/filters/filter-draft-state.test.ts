import { describe, expect, it } from 'vitest';
import { draftOf } from '@staykit/ui/components/filters/filters.model.ts';
import { datedCriteria } from '@staykit/testing/fixtures/criteria.ts';
import { CLOSED_FILTERS, filterDraftReducer, type FilterDraftAction } from './filter-draft-state.ts';

const after = (...actions: readonly FilterDraftAction[]) =>
  actions.reduce(filterDraftReducer, CLOSED_FILTERS);
const EDITED: FilterDraftAction = {
  type: 'edited',
  draft: draftOf(datedCriteria({ stars: [4] })),
};

describe('the filters being edited', () => {
  it('keep what is ticked while they are open [FILTER-07]', () => {
    const state = after({ type: 'opened', open: 'stars' }, EDITED);
    expect(state).toMatchObject({ open: 'stars', edited: { stars: [4] } });
  });

  it('start from the search again when others open, and when they close [FILTER-11]', () => {
    const open: FilterDraftAction = { type: 'opened', open: 'budget' };
    expect(after({ type: 'opened', open: 'stars' }, EDITED, open)).toEqual({ open: 'budget' });
    expect(after(open, EDITED, { type: 'closed' })).toEqual({});
  });
});
