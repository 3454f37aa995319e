import { expect, it } from 'vitest';
import { cancellationOf, refundOfNight } from './cancellation-text.model.ts';

const policy = { cancellable: true, cancellationDeadline: '2030-05-25' };

it('of a 100 € night 80 € come back', () => {
  expect(refundOfNight(10_000)).toBe(8000);
});

it('without dates the prompt to add dates wins over everything', () => {
  expect(cancellationOf(policy, false)).toEqual({ kind: 'addDates' });
  expect(cancellationOf({ cancellable: false }, false)).toEqual({ kind: 'addDates' });
});

it('an offer is cancellable only where nothing says otherwise', () => {
  expect(cancellationOf(policy, true)).toEqual({ kind: 'until', deadline: '2030-05-25' });
  expect(cancellationOf({ ...policy, isCancellable: false }, true)).toEqual({ kind: 'never' });
  expect(cancellationOf({ ...policy, cancellable: false, isCancellable: true }, true)).toEqual({
    kind: 'never',
  });
  expect(cancellationOf({ ...policy, type: 'NCNR' }, true)).toEqual({ kind: 'never' });
});

it('an offer that does not say gives no text', () => {
  expect(cancellationOf(undefined, true)).toBeUndefined();
});
