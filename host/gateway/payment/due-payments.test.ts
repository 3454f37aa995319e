import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { Database, Queryable } from '../database/database.ts';
import { scratchDatabase } from '../fixtures/own-database.ts';
import { chargesAgain, toRemind } from './kept-card-charges.ts';
import { dueCaptures, unpaidUntil } from './payments.ts';

let db: Database;
beforeAll(async () => {
  db = await scratchDatabase();
  // Of 20,000 payments, 20 are paid later, and 20 wait for their guest.
  await db.query(
    `insert into payments (reference, sale_kind, sale_id, provider, status, plan, schedule, amount_cents, captured_cents, capture_on,
      pay_by, created_at, currency, token)
    select 'p' || at, 'booking', at::text, 'demo', 'approved', 'payLater', '[]', 9000, case when at <= 40 then 0 else 9000 end,
      date '2030-06-01' + at % 300, case when at <= 20 or at % 10 = 0 then date '2030-06-01' + at % 300 end, now(), 'EUR', 't' || at
    from generate_series(1, 20000) at`,
  );
  await db.script('analyze payments');
}, 60_000);
afterAll(() => db.close());

/** The indexes that the database plans to use for what a function asks. */
async function indexesOf(ask: (db: Queryable) => Promise<unknown>): Promise<string[]> {
  const lines: string[] = [];
  await ask({
    ...db,
    query: async (sql, values) => {
      const rows = await db.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, values);
      lines.push(...rows.map((row) => row['QUERY PLAN']));
      return [];
    },
  });
  expect(lines.join('\n')).not.toContain('Seq Scan on payments');
  return [...new Set(lines.flatMap((line) => /payments_\w+/.exec(line)?.[0] ?? []))];
}

const sizeOf = async (index: string): Promise<number> =>
  (
    await db.query<{ size: number }>('select reltuples::int8 as size from pg_class where relname = $1', [
      index,
    ])
  )[0]?.size ?? 0;

it('payments that are due are found among those that wait for money, however many were paid before', async () => {
  const now = Date.UTC(2030, 5, 20);
  const today = '2030-06-20' satisfies PlainDate;
  expect(await indexesOf((plans) => dueCaptures(plans, now, today))).toEqual(['payments_due']);
  expect(await indexesOf((plans) => unpaidUntil(plans, now, today))).toEqual(['payments_pay_by']);
  expect(await indexesOf((plans) => chargesAgain(plans, now, today))).toEqual(['payments_pay_by']);
  expect(await indexesOf((plans) => toRemind(plans, today))).toEqual(['payments_pay_by']);
  expect(await sizeOf('payments_due')).toBe(40);
  expect(await sizeOf('payments_pay_by')).toBe(22);
});
