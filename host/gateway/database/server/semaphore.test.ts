import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSemaphores } from './semaphore.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('guests of one hotel wait in line for a while, and those of another hotel do not', async () => {
  const turns = createSemaphores({ places: 2, waiting: 2, waitMs: 1_000 });
  const first = turns.tryAcquire('a');
  expect([first, turns.tryAcquire('a')]).not.toContain(undefined);
  expect(turns.tryAcquire('a')).toBeUndefined();
  const heard: string[] = [];
  const wait = (name: string) =>
    turns.acquire('a').then((free) => {
      heard.push(`${name} ${free ? 'has a place' : 'waited in vain'}`);
      return free;
    });
  const third = wait('third');
  void wait('fourth');
  // The line is full: a fifth does not even wait.
  await wait('fifth');
  expect(turns.tryAcquire('b')).toBeDefined();
  first?.();
  const free = await third;
  // Nobody overtakes those who wait.
  expect(turns.tryAcquire('a')).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(heard).toEqual(['fifth waited in vain', 'third has a place', 'fourth waited in vain']);
  const sixth = wait('sixth');
  turns.rejectWaiting('a');
  expect(await sixth).toBeUndefined();
  free?.();
  expect(turns.tryAcquire('a')).toBeDefined();
});
