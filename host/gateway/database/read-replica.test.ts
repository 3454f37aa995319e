import { describe, expect, it, vi } from 'vitest';
import type { Reader } from './database.ts';
import { readReplica } from './read-replica.ts';

const reader = (name: string, fault: () => Error | undefined = () => undefined): Reader => ({
  query: async <Row extends object>() => {
    const error = fault();
    if (error) throw error;
    return [{ name }] as unknown as Row[];
  },
  snapshot: async () => {
    const error = fault();
    if (error) throw error;
    return name as never;
  },
});

describe('reads from a replica', () => {
  it('go to the primary while the replica is away, which is told once, and come back to it', async () => {
    let now = 0;
    let fault: Error | undefined;
    const log = { info: vi.fn(), warn: vi.fn() };
    const reads = readReplica(
      reader('replica', () => fault),
      reader('primary'),
      log,
      () => now,
    );
    expect(await reads.query('select 1')).toEqual([{ name: 'replica' }]);
    fault = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    expect(await reads.query('select 1')).toEqual([{ name: 'primary' }]);
    expect(await reads.snapshot(async () => 1)).toBe('primary');
    now += 6_000;
    expect(await reads.query('select 1')).toEqual([{ name: 'primary' }]);
    expect(log.warn).toHaveBeenCalledTimes(1);
    fault = undefined;
    now += 6_000;
    expect(await reads.query('select 1')).toEqual([{ name: 'replica' }]);
    expect(log.info).toHaveBeenCalledTimes(1);
  });

  it('that are wrong themselves are not asked of the primary as well', async () => {
    const wrong = Object.assign(new Error('syntax'), { code: '42601' });
    const primary = reader('primary');
    const asked = vi.spyOn(primary, 'query');
    const log = { info: vi.fn(), warn: vi.fn() };
    const reads = readReplica(
      reader('replica', () => wrong),
      primary,
      log,
    );
    await expect(reads.query('select')).rejects.toThrow('syntax');
    expect(asked).not.toHaveBeenCalled();
    expect(log.warn).not.toHaveBeenCalled();
  });
});
