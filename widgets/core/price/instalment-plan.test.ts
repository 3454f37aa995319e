import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import {
  instalmentPlan,
  isEligible,
  offersPayLater,
  shownMethods,
  type PaymentMethod,
} from './instalment-plan.ts';

const today = '2030-06-01';
const order = (amount: number, days = 10) => ({ amount, today, checkin: addDays(today, days) });
const method = (type: PaymentMethod['type']): PaymentMethod => ({ type, paymentFee: 0 });

describe('who may pay in parts', () => {
  it.each([
    [20_000, 7, true],
    [200_000, 7, true],
    [20_000, 6, false],
    [19_999, 7, false],
    [200_001, 7, false],
  ])('in three: %i cents with arrival in %i days: %s [INSTALMENT-03]', (amount, days, expected) => {
    expect(isEligible('3x', order(amount, days))).toBe(expected);
  });

  it.each([
    [25_000, 7, true],
    [200_000, 7, true],
    [24_999, 7, false],
    [200_001, 7, false],
    [25_000, 6, false],
  ])('in four: %i cents with arrival in %i days: %s [INSTALMENT-04]', (amount, days, expected) => {
    expect(isEligible('4x', order(amount, days))).toBe(expected);
  });

  it('later: with arrival in five days, not in four [INSTALMENT-05]', () => {
    expect([4, 5, 60].map((days) => isEligible('deferred', order(5000, days)))).toEqual([false, true, true]);
  });

  it('by a provider’s own option: 30 to 2000 €, in Spanish or Italian, with a variation [INSTALMENT-06]', () => {
    expect(offersPayLater(3000, 'es_ES', true)).toBe(true);
    expect(offersPayLater(200_000, 'it_IT', true)).toBe(true);
    expect(offersPayLater(2999, 'es_ES', true)).toBe(false);
    expect(offersPayLater(200_001, 'es_ES', true)).toBe(false);
    expect(offersPayLater(3000, 'fr_FR', true)).toBe(false);
    expect(offersPayLater(3000, 'it_IT', false)).toBe(false);
  });

  it('is said by the answer and by the local rule together [INSTALMENT-07]', () => {
    expect(shownMethods([method('3x'), method('4x')], order(22_000))).toEqual([method('3x')]);
    expect(shownMethods([], order(50_000))).toEqual([]);
    expect(shownMethods([method('4x')], order(22_000), { eligibility: 'answer' })).toEqual([method('4x')]);
    expect(shownMethods([], order(22_000), { eligibility: 'local' })).toEqual([
      method('3x'),
      method('deferred'),
    ]);
  });

  it('a variant takes deferred payment away [INSTALMENT-11]', () => {
    const answered = [method('deferred'), method('3x')];
    expect(shownMethods(answered, order(50_000), { deferredDisabled: true })).toEqual([method('3x')]);
    expect(shownMethods(answered, order(50_000))).toEqual(answered);
  });
});

describe('a plan', () => {
  it('has equal monthly parts from today, the cents that do not divide first unless told [INSTALMENT-08]', () => {
    const onDay = (amount: number) => ({ amount, today: '2030-01-31', checkin: '2030-08-01' });
    expect(instalmentPlan('3x', onDay(30_000))).toEqual([
      { amount: 10_000, date: '2030-01-31' },
      { amount: 10_000, date: '2030-02-28' },
      { amount: 10_000, date: '2030-03-31' },
    ]);
    expect(instalmentPlan('4x', onDay(40_000)).map(({ amount }) => amount)).toEqual([
      10_000, 10_000, 10_000, 10_000,
    ]);
    expect(instalmentPlan('3x', onDay(10_001)).map(({ amount }) => amount)).toEqual([3335, 3333, 3333]);
    const last = instalmentPlan('3x', onDay(10_001), { paymentFee: 100, remainder: 'last' });
    expect(last.map(({ amount }) => amount)).toEqual([3433, 3333, 3335]);
  });

  it('takes the fee with the first payment only [INSTALMENT-09]', () => {
    const plan = instalmentPlan('3x', order(30_000), { paymentFee: 450 });
    expect(plan.map(({ amount }) => amount / 100)).toEqual([104.5, 100, 100]);
  });

  it('takes a deferred payment on the cancellation deadline, else two days before arrival [INSTALMENT-10]', () => {
    const stay = { amount: 30_000, today, checkin: '2030-06-10' };
    const policy = { cancellable: true, cancellationDeadline: '2030-06-05' };
    expect(instalmentPlan('deferred', stay, { policy })).toEqual([{ amount: 30_000, date: '2030-06-05' }]);
    expect(instalmentPlan('deferred', stay)).toEqual([{ amount: 30_000, date: '2030-06-08' }]);
  });

  it('of a provider is paid thirty days on, whenever the guest arrives [INSTALMENT-06]', () => {
    expect(instalmentPlan('payLater', order(30_000))).toEqual([{ amount: 30_000, date: '2030-07-01' }]);
  });

  it('sums to the amount and the fee, in parts that hardly differ, on days that never go back', () => {
    const cents = fc.integer({ min: 100, max: 400_000 });
    const fee = fc.integer({ min: 0, max: 5000 });
    const start = fc.integer({ min: 0, max: 800 }).map((days) => addDays('2029-12-30', days));
    const plans = fc.constantFrom('once', '3x', '4x', 'deferred', 'payLater');
    fc.assert(
      fc.property(plans, cents, fee, start, (plan, amount, paymentFee, day) => {
        const parts = instalmentPlan(plan, { amount, today: day, checkin: addDays(day, 30) }, { paymentFee });
        expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(amount + paymentFee);
        expect(parts[0]?.amount).toBeGreaterThanOrEqual(parts.at(-1)?.amount ?? 0);
        const dates = parts.map(({ date }) => date);
        expect(dates.toSorted()).toEqual(dates);
      }),
    );
  });
});
