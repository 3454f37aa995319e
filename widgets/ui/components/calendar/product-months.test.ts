import { expect, it } from 'vitest';
import { firstOnSale, monthAhead, monthSteps, shouldPrefetch } from './product-months.ts';

it('more months are asked for within two of the end on a desk, within four on a phone [BOOKING-17]', () => {
  expect([2, 3].map((left) => shouldPrefetch(left, 'desktop'))).toEqual([true, false]);
  expect([4, 5].map((left) => shouldPrefetch(left, 'mobile'))).toEqual([true, false]);
});

it('the month after the known ones is next, once those on screen are known, and none after the last [BOOKING-17]', () => {
  const known = { '2030-05': 'ready', '2030-06': 'ready', '2030-07': 'loading' } as const;
  expect(monthAhead(['2030-05', '2030-06'], known, 'desktop', '2031-05')).toBe('2030-08');
  expect(monthAhead(['2030-06', '2030-09'], known, 'desktop', '2031-05')).toBeUndefined();
  expect(monthAhead(['2030-05', '2030-06'], known, 'desktop', '2030-07')).toBeUndefined();
  const far = { ...known, '2030-08': 'ready', '2030-09': 'ready' } as const;
  expect(monthAhead(['2030-05', '2030-06'], far, 'desktop', '2031-05')).toBeUndefined();
  expect(monthAhead(['2030-05'], far, 'mobile', '2031-05')).toBe('2030-10');
});

it('months step by the length of a step, and never past the first or the last [BOOKING-18]', () => {
  const map = { month: '2026-12', stepLength: 2, minMonth: '2026-11', maxMonth: '2027-10' };
  expect(monthSteps(map)).toEqual({ nextMonth: '2027-02', prevMonth: '2026-11' });
  expect(monthSteps({ ...map, month: '2027-03' })).toEqual({ nextMonth: '2027-05', prevMonth: '2027-01' });
  expect(monthSteps({ ...map, month: '2027-09' }).nextMonth).toBe('2027-10');
  expect(monthSteps({ ...map, month: '2026-11' }).prevMonth).toBe('2026-11');
  expect(monthSteps({ ...map, stepLength: 1 })).toEqual({ nextMonth: '2027-01', prevMonth: '2026-11' });
});

it('a calendar opens at the first month that has a day on sale, as far as is known [CAL-16]', () => {
  const day = { price: '90 €', amount: 90, minLos: 1 };
  const opens = (months: Record<string, 'ready' | 'loading' | 'failed'>, ...days: string[]) =>
    firstOnSale('2030-05', '2030-08', { months, days: Object.fromEntries(days.map((date) => [date, day])) });
  expect(opens({})).toBe('2030-05');
  expect(opens({ '2030-05': 'ready', '2030-06': 'ready' }, '2030-05-31')).toBe('2030-05');
  expect(opens({ '2030-05': 'ready', '2030-06': 'ready' }, '2030-06-01')).toBe('2030-06');
  // What is not known yet, or could not be had, may have one.
  expect(opens({ '2030-05': 'ready', '2030-06': 'loading' })).toBe('2030-06');
  expect(opens({ '2030-05': 'failed' })).toBe('2030-05');
  const all = { '2030-05': 'ready', '2030-06': 'ready', '2030-07': 'ready', '2030-08': 'ready' } as const;
  expect(opens(all, '2030-08-30')).toBe('2030-08');
  expect(opens(all)).toBe('2030-05');
});
