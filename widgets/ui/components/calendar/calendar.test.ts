import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, monthOf, weekdayOf } from '@staykit/values/dates/plain-date.ts';
import {
  dayAfterKey,
  lowestAmount,
  missingMonths,
  placeInRange,
  rangeAmount,
  stateOfDay,
  weeksOf,
} from './calendar.model.ts';

const day = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2029-01-01', days));
const price = (amount: number) => ({ price: `${amount} €`, amount, minLos: 1 });
const limits = ['2030-05', '2031-05'] as const;

describe('the months', () => {
  it('a month holds each of its days once, in the column of its weekday', () => {
    fc.assert(
      fc.property(day, (date) => {
        const weeks = weeksOf(monthOf(date));
        const dates = weeks.flat().filter((cell) => cell !== undefined);
        expect(dates).toContain(date);
        expect(new Set(dates).size).toBe(dates.length);
        for (const week of weeks) {
          expect(week).toHaveLength(7);
          week.forEach((cell, index) => cell && expect(weekdayOf(cell)).toBe(index + 1));
        }
      }),
    );
  });

  it('the desktop asks for two months, then for the two after them, and never twice for one [CAL-15] [API-27]', () => {
    expect(missingMonths(['2030-05', '2030-06'], {}, 2, ...limits)).toEqual({
      from: '2030-05',
      count: 2,
      direction: 'forward',
    });
    const known = { '2030-05': 'ready', '2030-06': 'ready' } as const;
    expect(missingMonths(['2030-05', '2030-06'], known, 2, ...limits)).toBeUndefined();
    expect(missingMonths(['2030-06', '2030-07'], known, 2, ...limits)).toEqual({
      from: '2030-07',
      count: 2,
      direction: 'forward',
    });
  });

  it('going back asks backward, and not beyond the present month [API-27]', () => {
    const known = { '2030-07': 'ready', '2030-08': 'failed' } as const;
    expect(missingMonths(['2030-06', '2030-07'], known, 2, ...limits)).toEqual({
      from: '2030-05',
      count: 2,
      direction: 'backward',
    });
    expect(missingMonths(['2030-05', '2030-06'], { '2030-06': 'loading' }, 2, ...limits)).toEqual({
      from: '2030-05',
      count: 1,
      direction: 'backward',
    });
  });

  it('the cheapest days are marked only where they stand out', () => {
    const days = { '2030-06-01': price(90), '2030-06-02': price(120) };
    expect(lowestAmount('2030-06', days)).toBe(90);
    expect(lowestAmount('2030-07', days)).toBeUndefined();
    const same = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`2030-06-0${i + 1}`, price(90)]));
    expect(lowestAmount('2030-06', same)).toBeUndefined();
  });
});

describe('the days', () => {
  it('keys move by a day, a week, to the ends of the week, and by a month', () => {
    expect(dayAfterKey('2030-05-15', 'ArrowLeft')).toBe('2030-05-14');
    expect(dayAfterKey('2030-05-15', 'ArrowDown')).toBe('2030-05-22');
    expect(dayAfterKey('2030-05-15', 'Home')).toBe('2030-05-13');
    expect(dayAfterKey('2030-05-15', 'End')).toBe('2030-05-19');
    expect(dayAfterKey('2030-05-31', 'PageDown')).toBe('2030-06-30');
    expect(dayAfterKey('2030-03-31', 'PageUp')).toBe('2030-02-28');
    expect(dayAfterKey('2030-05-15', 'a')).toBeUndefined();
  });

  it('while its month is loading a day cannot be chosen, and once that failed it can', () => {
    const state = (month: 'loading' | 'ready' | 'failed') =>
      stateOfDay('2030-06-10', { days: {}, months: { '2030-06': month } }, (days) => days && 'unavailable');
    expect(state('loading')).toEqual({ selectable: false });
    expect(state('ready')).toEqual({ selectable: false, reason: 'unavailable' });
    expect(state('failed')).toEqual({ selectable: true });
  });

  it('the price of a stay is that of its nights, and unknown when one of them is', () => {
    const days = { '2030-06-01': price(120), '2030-06-02': price(138) };
    const stay = (checkout: string) => rangeAmount({ checkin: '2030-06-01', checkout }, days);
    expect(stay('2030-06-03')).toBe(258);
    expect(stay('2030-06-04')).toBeUndefined();
    expect(rangeAmount({ checkin: '2030-06-01' }, days)).toBeUndefined();
  });

  it('the band runs from arrival to departure, or to the day under the pointer', () => {
    const range = { checkin: '2030-06-10', checkout: '2030-06-12' };
    const places = (hovered?: string) =>
      ['2030-06-09', '2030-06-10', '2030-06-11', '2030-06-12'].map((date) =>
        placeInRange(date, hovered ? { checkin: range.checkin } : range, hovered),
      );
    expect(places()).toEqual([undefined, 'start', 'inside', 'end']);
    expect(places('2030-06-11')).toEqual([undefined, 'start', 'end', undefined]);
    expect(placeInRange('2030-06-10', { checkin: '2030-06-10' })).toBe('alone');
  });
});
