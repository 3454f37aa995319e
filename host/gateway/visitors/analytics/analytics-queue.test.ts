import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import { unavailable } from '../../database/database-fault.ts';
import { scratchDatabase } from '../../fixtures/own-database.ts';
import { forwardAnalytics } from './analytics-forwarder.ts';
import { createAnalyticsQueue } from './analytics-queue.ts';

let db: Database;
let statements = 0;
let fault: Error | undefined;
/** Counts what the sales database is asked. */
const counted: Database = new Proxy({} as Database, {
  get: (_target, name: keyof Database) =>
    name !== 'query'
      ? db[name]
      : (sql: string, parameters?: readonly unknown[]) => {
          statements += 1;
          return fault ? Promise.reject(fault) : db.query(sql, parameters);
        },
});
const clock = () => Date.UTC(2030, 2, 4, 10);

beforeAll(async () => {
  db = await scratchDatabase();
}, 60_000);
afterAll(() => db.close());
beforeEach(async () => {
  await db.query('delete from analytics_outbox');
  [statements, fault] = [0, undefined];
});

const stored = async () =>
  (await db.query<{ n: number }>(`select (payload->>'n')::int as n from analytics_outbox order by id`)).map(
    ({ n }) => n,
  );
const numbers = (count: number) => Array.from({ length: count }, (_each, index) => index);

describe('events of thousands of visitors', () => {
  it('reach the sales database in batches, in order, and leave it for the sink in batches', async () => {
    const queue = createAnalyticsQueue(counted, clock);
    for (const n of numbers(2_000)) queue.add('fr', { n });
    expect(statements).toBe(0);
    await queue.flush();
    expect(statements).toBe(4);
    expect(await stored()).toEqual(numbers(2_000));
    statements = 0;
    const sent = new Set<number>();
    const sink = async (_pos: string, payload: unknown) => void sent.add((payload as { n: number }).n);
    expect(await forwardAnalytics(counted, sink, clock)).toBe(2_000);
    expect([sent.size, statements]).toEqual([2_000, 9]);
  });

  it('wait while the database is away, and above the limit of memory are dropped and counted', async () => {
    const queue = createAnalyticsQueue(counted, clock, 70);
    fault = unavailable('away');
    for (const n of numbers(12)) queue.add('fr', { n });
    await expect(queue.flush()).rejects.toThrow('not available');
    fault = undefined;
    await queue.flush();
    expect(await stored()).toEqual(numbers(10));
    expect([queue.takeDropped(), queue.takeDropped()]).toEqual([2, 0]);
    queue.add('fr', { n: 12 });
    await queue.flush();
    expect(await stored()).toHaveLength(11);
  });

  it('that the database refuses hold up none that come after them', async () => {
    const queue = createAnalyticsQueue(counted, clock);
    fault = new Error('invalid input syntax for type json');
    queue.add('fr', { n: 1 });
    await expect(queue.flush()).rejects.toThrow('invalid input');
    fault = undefined;
    queue.add('fr', { n: 2 });
    await queue.flush();
    expect([await stored(), queue.takeDropped()]).toEqual([[2], 1]);
  });
});
