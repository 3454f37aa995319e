import { createServer } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStore } from './memory-store.ts';
import { openSharedStore } from './open-shared-store.ts';
import type { SharedStore } from './shared-store.ts';

let store: SharedStore | undefined;
afterEach(() => store?.close());

describe('the store of one process', () => {
  it('counts a window from its first count, and starts again when it ends', async () => {
    let now = 1_000;
    store = createMemoryStore(() => now);
    expect(await store.count('a', 500)).toEqual({ count: 1, remainingMs: 500 });
    now += 200;
    expect(await store.count('a', 500)).toEqual({ count: 2, remainingMs: 300 });
    expect(await store.count('b', 500)).toEqual({ count: 1, remainingMs: 500 });
    now += 300;
    expect(await store.count('a', 500)).toEqual({ count: 1, remainingMs: 500 });
  });

  it('stores a text until it expires or is deleted', async () => {
    let now = 0;
    store = createMemoryStore(() => now);
    await store.set('card', 'text', 100);
    expect(await store.get('card')).toBe('text');
    now = 100;
    expect(await store.get('card')).toBeUndefined();
    await store.set('card', 'text', 100);
    await store.remove('card');
    expect(await store.get('card')).toBeUndefined();
  });

  it('holds no more than its share of memory', async () => {
    store = createMemoryStore(() => 0);
    for (let index = 0; index < 50_001; index += 1) await store.set(String(index), 'x', 1_000);
    expect(await store.get('0')).toBeUndefined();
    expect(await store.get('50000')).toBe('x');
  });
});

describe('a Redis that is away', () => {
  it('is logged once, and the process uses its own memory without waiting', async () => {
    // Takes connections and never answers.
    const mute = createServer(() => undefined);
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
    const { port } = mute.address() as { port: number };
    const warn = vi.fn();
    for (const address of [`redis://127.0.0.1:${port}`, 'redis://127.0.0.1:1']) {
      store = await openSharedStore(address, { warn, info: vi.fn() });
      const from = performance.now();
      await store.count('visitor', 60_000);
      expect((await store.count('visitor', 60_000)).count).toBe(2);
      await store.set('card', 'text', 1_000);
      expect(await store.get('card')).toBe('text');
      expect(performance.now() - from).toBeLessThan(1_000);
      if (address.endsWith(':1')) await expect.poll(() => warn.mock.calls.length).toBe(1);
      await store.close();
    }
    mute.close();
  });
});
