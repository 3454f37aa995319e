import { expect, it } from 'vitest';
import { monthAhead, monthSteps, shouldPrefetch } from './use-product-months.ts';

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
