import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followChanges } from './follow-changes.ts';

const log = { info: vi.fn(), warn: vi.fn() };
let notice: () => void;
const db = {
  listen: async (_channel: string, onNotice: (payload: string) => void) => {
    notice = () => onNotice('');
    return async () => undefined;
  },
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => vi.useRealTimers());

describe('following changes', () => {
  it('looks every second without any notice, and soon after one', async () => {
    const update = vi.fn(async () => undefined);
    const stop = await followChanges({ db, channels: ['a'], update, log });
    await vi.advanceTimersByTimeAsync(3_100);
    expect(update).toHaveBeenCalledTimes(3);
    notice();
    notice();
    await vi.advanceTimersByTimeAsync(60);
    expect(update).toHaveBeenCalledTimes(4);
    await stop();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(update).toHaveBeenCalledTimes(4);
  });

  it('looks while notices never stop coming: a busy shop does not go on offering what it sold', async () => {
    const update = vi.fn(async () => undefined);
    const stop = await followChanges({ db, channels: ['a'], update, log });
    for (let ms = 0; ms < 900; ms += 30) {
      notice();
      await vi.advanceTimersByTimeAsync(30);
    }
    expect(update.mock.calls.length).toBeGreaterThanOrEqual(10);
    await stop();
  });

  it('reads again after a notification that comes during an update, never twice at a time', async () => {
    let running = 0;
    let most = 0;
    const update = vi.fn(async () => {
      most = Math.max(most, (running += 1));
      await new Promise((resolve) => setTimeout(resolve, 500));
      running -= 1;
    });
    const stop = await followChanges({ db, channels: ['a'], update, log });
    notice();
    await vi.advanceTimersByTimeAsync(100);
    notice();
    await vi.advanceTimersByTimeAsync(600);
    expect(update).toHaveBeenCalledTimes(2);
    expect(most).toBe(1);
    await vi.advanceTimersByTimeAsync(600);
    await stop();
  });

  it('logs once that reads fail, retries every other second, and logs the first success', async () => {
    let broken = true;
    const update = vi.fn(async () => {
      if (broken) throw new Error('away');
    });
    const stop = await followChanges({ db, channels: ['a'], update, log });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(update.mock.calls.length).toBeGreaterThanOrEqual(30);
    expect(log.warn).toHaveBeenCalledTimes(1);
    broken = false;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(log.info).toHaveBeenCalledTimes(1);
    await stop();
  });
});
