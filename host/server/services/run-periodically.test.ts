import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runPeriodically } from './run-periodically.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('what an operator leaves to a timer is done turn by turn: a slow turn is joined by no second one', async () => {
  const ends: (() => void)[] = [];
  const work = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  const stop = runPeriodically(1_000, work, () => undefined);
  await vi.advanceTimersByTimeAsync(3_500);
  expect(work).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(work).toHaveBeenCalledTimes(2);
  let stopped = false;
  const end = stop().then(() => {
    stopped = true;
  });
  await vi.advanceTimersByTimeAsync(5_000);
  expect([stopped, work.mock.calls.length]).toEqual([false, 2]);
  ends[1]?.();
  await end;
});

it('a turn that fails is told to the operator, and the next one comes', async () => {
  const told: unknown[] = [];
  const work = vi.fn(() => Promise.reject(new Error('closed')));
  const stop = runPeriodically(1_000, work, (error) => told.push(error));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(told).toEqual([new Error('closed'), new Error('closed')]);
  await stop();
});

it('what an operator leaves to the timers of many processes begins at a moment of its own in each', async () => {
  const work = vi.fn(async () => undefined);
  const stop = runPeriodically(1_000, work, () => undefined, 300);
  await vi.advanceTimersByTimeAsync(400);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(work).toHaveBeenCalledTimes(3);
  await stop();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(work).toHaveBeenCalledTimes(3);
});
