import { afterEach, expect, it } from 'vitest';
import { keepBooking, keptEmail } from './kept-booking.ts';

afterEach(() => sessionStorage.clear());

it('a guest who has just booked is known by the number of that booking alone, in this tab', () => {
  expect(keptEmail('40718293')).toBeUndefined();
  keepBooking({ number: '40718293', email: 'anna@mail.example' });
  expect(keptEmail('40718293')).toBe('anna@mail.example');
  expect(keptEmail('40718294')).toBeUndefined();
  expect(keptEmail('')).toBeUndefined();
  expect(JSON.stringify({ ...localStorage })).not.toContain('anna');
});

it('a guest whose tab keeps something else is asked', () => {
  sessionStorage.setItem('stay-booked', 'not json');
  expect(keptEmail('40718293')).toBeUndefined();
});
