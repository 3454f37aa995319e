import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import { activityChoiceValue } from '@staykit/values/offer/activity-choice.ts';
import { activitySelection, parseActivitySelection } from './activity-dates.ts';

it('an option is the activity and its date [BOOKING-10]', () => {
  expect(activityChoiceValue({ activityId: '12', date: '2026-12-11' })).toBe('12_2026-12-11');
});

it('chosen days are pairs of activity and day since check-in, joined by dashes [BOOKING-11]', () => {
  const dates = { 12: '2026-12-11', 15: '2026-12-10' };
  expect(activitySelection('2026-12-10', dates)).toBe('12_1-15_0');
  expect(parseActivitySelection('2026-12-10', '12_1-15_0')).toEqual(dates);
  // The clocks change on 2030-03-31.
  expect(activitySelection('2030-03-30', { 7: '2030-04-01' })).toBe('7_2');
  expect(parseActivitySelection('2030-06-10', '')).toEqual({});
});

it.each(['12', '12_', 'a_1', '12_1-', '12_-1', '12_1_2'])('%j is no selection', (text) => {
  expect(parseActivitySelection('2030-06-10', text)).toBeUndefined();
});

it('a selection reads back as it was written, on any day of the year', () => {
  const chosen = fc.dictionary(
    fc.integer({ min: 1, max: 9999 }).map(String),
    fc.integer({ min: 0, max: 30 }),
    { maxKeys: 5 },
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 800 }), chosen, (start, offsets) => {
      const checkin = addDays('2029-01-01', start);
      const dates = Object.fromEntries(
        Object.entries(offsets).map(([id, days]) => [id, addDays(checkin, days)]),
      );
      expect(parseActivitySelection(checkin, activitySelection(checkin, dates))).toEqual(dates);
    }),
  );
});
