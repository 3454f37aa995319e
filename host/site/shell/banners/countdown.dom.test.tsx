import { afterEach, expect, it, vi } from 'vitest';
import { startCountdown } from './countdown.ts';

afterEach(() => vi.useRealTimers());

it('a countdown tells a second less each second, stops at zero and leaves no timer [HOME-08]', () => {
  const end = Date.parse('2030-06-01T12:00:00Z');
  vi.useFakeTimers({ now: end - 3_000 });
  const place = document.createElement('span');
  place.dataset['countdown'] = new Date(end).toISOString();
  startCountdown(place, 'fr_FR');
  expect(place.textContent).toBe('00:00:03');
  vi.advanceTimersByTime(999);
  expect(place.textContent).toBe('00:00:03');
  vi.advanceTimersByTime(1);
  expect(place.textContent).toBe('00:00:02');
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(2_000);
  expect(place.textContent).toBe('00:00:00');
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(5_000);
  expect(place.textContent).toBe('00:00:00');
});
