import fc from 'fast-check';
import { expect, it } from 'vitest';
import { marketNow } from '@staykit/core/dates/market-time.ts';
import { dayIn, dayInUtc } from './calendar-day.ts';

it('the server and the browser of a traveller agree on which day it is in a market, through changes of the clock', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2024-01-01'), max: new Date('2036-12-31'), noInvalidDate: true }),
      fc.constantFrom('Europe/Paris', 'Atlantic/Canary', 'Pacific/Auckland', 'UTC'),
      (instant, zone) => dayIn(zone, instant) === marketNow(instant.getTime(), zone).date,
    ),
  );
  // The last hour of summer time, and the first of winter, are the same day.
  expect(dayIn('Europe/Paris', Date.parse('2030-10-26T22:00:00Z'))).toBe('2030-10-27');
  expect(dayIn('Europe/Paris', Date.parse('2030-10-27T22:59:59Z'))).toBe('2030-10-27');
  expect(dayIn('Europe/Paris', Date.parse('2030-10-27T23:00:00Z'))).toBe('2030-10-28');
  expect(dayInUtc(Date.parse('2030-10-27T23:00:00Z'))).toBe('2030-10-27');
});
