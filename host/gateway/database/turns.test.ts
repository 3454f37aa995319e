import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTurns } from './turns.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('guests of one hotel wait in line for a while, and those of another hotel do not', async () => {
  const turns = createTurns({ places: 2, waiting: 2, waitMs: 1_000 });
  const first = turns.tryTake('a');
  expect([first, turns.tryTake('a')]).not.toContain(undefined);
  expect(turns.tryTake('a')).toBeUndefined();
  const heard: string[] = [];
  const wait = (name: string) =>
    turns.take('a').then((free) => {
      heard.push(`${name} ${free ? 'has a place' : 'waited in vain'}`);
      return free;
    });
  const third = wait('third');
  void wait('fourth');
  // The line is full: a fifth does not even wait.
  await wait('fifth');
  expect(turns.tryTake('b')).toBeDefined();
  first?.();
  const free = await third;
  // Nobody overtakes those who wait.
  expect(turns.tryTake('a')).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(heard).toEqual(['fifth waited in vain', 'third has a place', 'fourth waited in vain']);
  const sixth = wait('sixth');
  turns.sendAway('a');
  expect(await sixth).toBeUndefined();
  free?.();
  expect(turns.tryTake('a')).toBeDefined();
});
