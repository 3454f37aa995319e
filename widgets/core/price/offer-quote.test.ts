import { expect, it } from 'vitest';
import { isUnavailableAtCheckin, quoteCallOf, quoteErrorText } from './offer-quote.ts';

it('the first error of a quote is read by its code, else by its message [PAPI-15]', () => {
  expect(quoteErrorText({ error: [{ code: 'E12', message: 'm' }, { code: 'E13' }] })).toBe('E12');
  expect(quoteErrorText({ error: [{ message: 'm' }] })).toBe('m');
  expect(quoteErrorText({ error: [] })).toBeUndefined();
  expect(quoteErrorText({})).toBeUndefined();
});

it('pull is quoted in real time, push and what says nothing from the calendar [PAPI-16]', () => {
  expect([quoteCallOf('pull'), quoteCallOf('push'), quoteCallOf(undefined)]).toEqual([
    'realtime',
    'quote',
    'quote',
  ]);
  expect(quoteCallOf('push', ['push', 'pull'])).toBe('realtime');
});

it('two texts of a failing price mean that the day cannot be had [BOOKING-20]', () => {
  expect(isUnavailableAtCheckin('Error: package not available at check-in 2030-06-10')).toBe(true);
  expect(isUnavailableAtCheckin('the check-in is in the past')).toBe(true);
  expect(isUnavailableAtCheckin('timeout')).toBe(false);
});
