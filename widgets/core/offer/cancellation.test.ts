import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cancellationLabel,
  cancellationOf,
  isRefundable,
  refundOfNight,
  refundOfStay,
  rightsOn,
} from './cancellation.ts';

const TODAY = '2026-12-01';
const NEVER = { kind: 'never' };
const policy = { cancellable: true, cancellationDeadline: '2026-12-05' };

describe('the label of a policy', () => {
  it('names the deadline of an offer that is cancellable and has one [CANCEL-01]', () => {
    expect(cancellationLabel(policy, true, TODAY)).toEqual({ kind: 'until', deadline: '2026-12-05' });
  });

  it('is non-exchangeable and non-refundable without either [CANCEL-02]', () => {
    expect(cancellationLabel({ cancellable: false }, true, TODAY)).toEqual(NEVER);
    expect(cancellationLabel({ cancellable: true }, true, TODAY)).toEqual(NEVER);
    expect(
      cancellationLabel({ cancellable: false, cancellationDeadline: '2026-12-05' }, true, TODAY),
    ).toEqual(NEVER);
  });

  it('promises nothing once the deadline has passed, and still does on its day', () => {
    expect(cancellationLabel(policy, true, '2026-12-05')).toEqual({ kind: 'until', deadline: '2026-12-05' });
    expect(cancellationLabel(policy, true, '2026-12-06')).toEqual(NEVER);
  });

  it('is the prompt to add dates without dates, whatever the policy [CANCEL-03]', () => {
    for (const each of [policy, { cancellable: false }, { ...policy, type: 'NCNR' }]) {
      expect(cancellationLabel(each, false, TODAY)).toEqual({ kind: 'addDates' });
    }
  });

  it('of the type NCNR is non-refundable, whatever else it says [CANCEL-04]', () => {
    expect(cancellationLabel({ ...policy, type: 'NCNR' }, true, TODAY)).toEqual(NEVER);
    expect(isRefundable({ ...policy, type: 'NCNR' })).toBe(false);
    expect(isRefundable(policy)).toBe(true);
  });

  it('believes the flag that promises less', () => {
    expect(cancellationLabel({ ...policy, isCancellable: false }, true, TODAY)).toEqual(NEVER);
    expect(cancellationLabel({ cancellable: false, isCancellable: true }, true, TODAY)).toEqual(NEVER);
  });

  it('is none where the offer does not say', () => {
    expect(cancellationLabel(undefined, true, TODAY)).toBeUndefined();
  });
});

describe('the terms of an offer', () => {
  it('become a policy with the day of its deadline once there is a day of arrival', () => {
    const flexible = { type: 'flexible', deadlineDays: 3 } as const;
    expect(cancellationOf(flexible, '2030-06-10')).toEqual({
      cancellable: true,
      isCancellable: true,
      type: 'FLEXIBLE',
      cancellationDeadline: '2030-06-07',
    });
    expect(cancellationOf(flexible)).not.toHaveProperty('cancellationDeadline');
    expect(cancellationOf({ type: 'ncnr', deadlineDays: 0 }, '2030-06-10')).toEqual({
      cancellable: false,
      isCancellable: false,
      type: 'NCNR',
    });
  });
});

describe('what a guest may do', () => {
  const flexible = cancellationOf({ type: 'flexible', deadlineDays: 3 }, '2030-06-10');
  const strict = cancellationOf({ type: 'ncnr', deadlineDays: 0 }, '2030-06-10');
  it.each([
    ['2030-06-01', { modify: true, cancel: true, refund: true }],
    ['2030-06-07', { modify: true, cancel: true, refund: true }],
    ['2030-06-08', { modify: false, cancel: true, refund: false }],
    ['2030-06-09', { modify: false, cancel: true, refund: false }],
    ['2030-06-10', { modify: false, cancel: false, refund: false }],
    ['2030-06-11', { modify: false, cancel: false, refund: false }],
  ])('on %s with a deadline on 7 June and arrival on 10 June is %j', (today, rights) => {
    expect(rightsOn(flexible, '2030-06-10', today)).toEqual(rights);
    expect(rightsOn(strict, '2030-06-10', today)).toEqual({ modify: false, cancel: false, refund: false });
  });
});

describe('the refund', () => {
  it('of a 100 € night is 80 €', () => {
    expect(refundOfNight(10_000)).toBe(8000);
    expect(refundOfNight(9_999)).toBe(7999);
  });

  it('is 80 % of each night, and the taxes whole', () => {
    expect(refundOfStay([10_000, 12_500], 900)).toBe(8000 + 10_000 + 900);
    expect(refundOfStay([])).toBe(0);
  });

  it('is never more than 80 % of the nights, and less by under a cent a night', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 200_000 }), { maxLength: 14 }), (nights) => {
        const exact = nights.reduce((sum, night) => sum + night, 0) * 80;
        const refund = refundOfStay(nights) * 100;
        expect(refund).toBeLessThanOrEqual(exact);
        expect(exact - refund).toBeLessThan(100 * Math.max(1, nights.length));
      }),
    );
  });
});
