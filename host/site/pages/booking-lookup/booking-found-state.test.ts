import { expect, it } from 'vitest';
import { firstFound, foundReducer, type FoundAction } from './booking-found-state.ts';

const after = (...actions: FoundAction[]) => actions.reduce(foundReducer, firstFound('change'));

it('a guest whose invoice did not load reads why, until something else is opened', () => {
  const failure = 'checkout.lookup.invoice.notLoaded';
  const failed = after({ type: 'opened', request: 'invoice' }, { type: 'loadFailed', failure });
  expect(failed).toMatchObject({ shown: undefined, failure });
  expect(foundReducer(failed, { type: 'opened', request: 'change' })).toMatchObject({
    shown: 'change',
    failure: undefined,
  });
});

it('a booking that was moved says so, and its change is closed', () => {
  expect(after({ type: 'moved' })).toMatchObject({ shown: undefined, isMoved: true });
});

it('a guest is asked once more before a booking is cancelled', () => {
  expect(after({ type: 'cancelPressed' }).isAskedAgain).toBe(true);
  expect(after({ type: 'cancelPressed' }, { type: 'kept' }).isAskedAgain).toBe(false);
});
