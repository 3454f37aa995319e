import { describe, expect, it, vi } from 'vitest';
import type { Reader } from '../database.ts';
import { readReplica } from './read-replica.ts';

function reader(name: string, answer: () => Promise<void> = async () => undefined): Reader {
  return {
    query: async <Row extends object>() => {
      await answer();
      const rows: object[] = [{ name }];
      return rows as Row[];
    },
    snapshot: async () => {
      await answer();
      return name as never;
    },
  };
}

const leaving = new Set<(reason: Error) => void>();
let replica: 'used' | 'behind' | 'away' = 'used';
const watch = {
  state: () => ({ database: 'up' as const, replica: { state: replica, lagMs: 0 } }),
  onReplicaAway: (leave: (reason: Error) => void) => {
    leaving.add(leave);
    return () => leaving.delete(leave);
  },
};

describe('reads from a replica', () => {
  it('go to the primary while the replica is behind or away', async () => {
    const reads = readReplica(reader('replica'), reader('primary'), watch);
    const seen = [];
    for (replica of ['used', 'behind', 'away', 'used'] as const)
      seen.push(await reads.snapshot(async () => 1), ...(await reads.query('select 1')));
    const both = (name: string) => [name, { name }];
    expect(seen).toEqual(['replica', 'primary', 'primary', 'replica'].flatMap(both));
  });

  it('that the replica broke off are made again from the primary', async () => {
    const broken = async () => {
      throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    };
    const reads = readReplica(reader('replica', broken), reader('primary'), watch);
    expect(await reads.query('select 1')).toEqual([{ name: 'primary' }]);
  });

  it('that wait for a replica that stands still are made from the primary once it is known', async () => {
    const never = () => new Promise<void>(() => undefined);
    const reads = readReplica(reader('replica', never), reader('primary'), watch);
    const waiting = [reads.query('select 1'), reads.snapshot(async () => 1)];
    for (const leave of leaving) leave(new Error('away'));
    expect(await Promise.all(waiting)).toEqual([[{ name: 'primary' }], 'primary']);
    expect(leaving.size).toBe(0);
  });

  it('with an error of their own are not repeated on the primary', async () => {
    const wrong = async () => {
      throw Object.assign(new Error('syntax'), { code: '42601' });
    };
    const primary = reader('primary');
    const asked = vi.spyOn(primary, 'query');
    const reads = readReplica(reader('replica', wrong), primary, watch);
    await expect(reads.query('select')).rejects.toThrow('syntax');
    expect(asked).not.toHaveBeenCalled();
  });
});
