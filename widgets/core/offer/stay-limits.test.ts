import { expect, it } from 'vitest';
import { keepsLimits, mayBegin, stayLimits, type OfferTerms } from './stay-limits.ts';

const terms: OfferTerms = {
  window: { from: '2030-03-01', to: '2030-05-31' },
  minNights: { nights: 2, stays: ['12'] },
};

it('limits that are only told bind nobody [MINISITE-27]', () => {
  for (const told of [terms, { ...terms, enforce: false }, undefined]) {
    expect(stayLimits(told, '12')).toBeUndefined();
    expect(keepsLimits('2030-06-01', 1, stayLimits(told, '12'))).toBe(true);
  }
});

it('limits that bind close other days of arrival, and short stays of the listed offers alone [MINISITE-27]', () => {
  const bound = { ...terms, enforce: true };
  const [listed, other] = [stayLimits(bound, '12'), stayLimits(bound, '13')];
  for (const limits of [listed, other, stayLimits(bound)]) {
    expect(mayBegin('2030-06-01', limits)).toBe(false);
    expect(mayBegin('2030-02-28', limits)).toBe(false);
    expect(['2030-03-01', '2030-05-31'].every((day) => mayBegin(day, limits))).toBe(true);
  }
  expect(keepsLimits('2030-04-10', 1, listed)).toBe(false);
  expect(keepsLimits('2030-04-10', 2, listed)).toBe(true);
  expect(keepsLimits('2030-04-10', 1, other)).toBe(true);
});
