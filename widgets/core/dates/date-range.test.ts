import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { perNight } from '../price/money.ts';
import { DEFAULT_NIGHTS, nightsOf, pickDay, type DateRange } from './date-range.ts';
import { addDays, nightsBetween } from '@staykit/values/dates/plain-date.ts';

describe('choosing dates by clicks', () => {
  it('the first click sets checkin only [CAL-04]', () => {
    expect(pickDay({}, '2030-06-10')).toEqual({ checkin: '2030-06-10' });
  });

  it('a later day sets checkout and the nights between [CAL-05]', () => {
    expect(pickDay({ checkin: '2030-06-10' }, '2030-06-12')).toEqual({
      checkin: '2030-06-10',
      checkout: '2030-06-12',
      night: 2,
    });
  });

  it.each(['2030-06-10', '2030-06-08'])(
    'a click on %s, not after checkin, starts again from there [CAL-06]',
    (date) => {
      expect(pickDay({ checkin: '2030-06-10' }, date)).toEqual({ checkin: date });
    },
  );

  it('a click after a complete range starts a new one, earlier or later [CAL-06]', () => {
    const range = { checkin: '2030-06-10', checkout: '2030-06-12', night: 2 };
    for (const date of ['2030-06-01', '2030-06-11', '2030-07-01'])
      expect(pickDay(range, date)).toEqual({ checkin: date });
  });

  it('one night is meant wherever none is chosen [CAL-31]', () => {
    expect(DEFAULT_NIGHTS).toBe(1);
    expect(nightsOf({})).toBe(1);
    expect(nightsOf({ checkin: '2030-06-10', checkout: '2030-06-13' })).toBe(3);
    expect(nightsOf({ night: 4 })).toBe(4);
    expect(perNight(12_000)).toBe(120);
  });

  it('whatever is clicked, checkout is after checkin and the nights fit', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 12 }), (clicks) => {
        const range = clicks.reduce<DateRange>(
          (chosen, day) => pickDay(chosen, addDays('2030-06-01', day)),
          {},
        );
        expect(range.checkin).toBeDefined();
        if (!range.checkin || !range.checkout) return;
        expect(range.checkout > range.checkin).toBe(true);
        expect(range.night).toBe(nightsBetween(range.checkin, range.checkout));
      }),
    );
  });
});
