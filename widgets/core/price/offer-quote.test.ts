import { expect, it } from 'vitest';
import { isUnavailableAtCheckin, quoteCallOf, quoteErrorText, quoteRefusal } from './offer-quote.ts';

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

it('a quote that is not bookable, or has no price, is refused [QUOTE-18] [QUOTE-19]', () => {
  expect(quoteRefusal({ bookable: false, priceInfo: {} })).toBe(
    'The offer is not bookable with these criterias',
  );
  expect(quoteRefusal({ bookable: true })).toBe('Quote error');
  expect(quoteRefusal({ bookable: true, priceInfo: {} })).toBeUndefined();
});

it('a refused quote says what the server says, before words of our own [PERROR-02] [PERROR-03]', () => {
  expect(quoteRefusal({ bookable: false })).toBe('The offer is not bookable with these criterias');
  expect(quoteRefusal({ bookable: false, error: [{ code: 'X1', message: 'm' }] })).toBe('X1');
  expect(quoteRefusal({ bookable: true, error: [{ code: 'X1', message: 'm' }] })).toBe('X1');
  expect(quoteRefusal({ bookable: true, error: [{ message: 'm' }] })).toBe('m');
  expect(quoteRefusal({ bookable: true })).toBe('Quote error');
});
