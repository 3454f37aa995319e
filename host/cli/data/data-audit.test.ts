import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Database } from '@staykit/gateway/database/database.ts';
import { openDatabase } from '@staykit/gateway/database/open-database.ts';
import { migratedDatabase, type OwnDatabase } from '@staykit/gateway/fixtures/own-database.ts';
import { leaveCatalogue, leaveTraces } from '@staykit/gateway/fixtures/left-by-guests.ts';
import { runStaykit } from '../run-staykit.ts';

let own: OwnDatabase;

async function inBooks(work: (db: Database) => Promise<unknown>): Promise<void> {
  const db = await openDatabase({ dataDir: '', databaseUrl: own.url });
  await work(db);
  await db.close();
}

beforeAll(async () => {
  own = await migratedDatabase();
});
afterAll(() => own.drop());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

async function audit(...words: string[]) {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  vi.spyOn(console, 'log').mockImplementation(print);
  vi.spyOn(console, 'error').mockImplementation(print);
  vi.stubEnv('DATABASE_URL', own.url);
  const status = await runStaykit(['data', 'audit', ...words]);
  vi.restoreAllMocks();
  return { status, lines };
}

it('an operator is told that nothing differs', async () => {
  expect(await audit()).toEqual({ status: 0, lines: ['0 differences.', '0 parked.'] });
}, 60_000);

it('an operator sees what differs and what is parked, and lets it be tried again', async () => {
  await inBooks(async (db) => {
    await leaveCatalogue(db);
    await leaveTraces(db, { email: 'zoe@orange.example', name: 'Zoë' }, 1);
    await db.query(
      `insert into settling_failures (kind, id, attempts, next_attempt_at, parked, error, failed_at)
       values ('refund', 'b-1-cancel', 30, now(), true, 'no' || chr(27) || '[2J', now())`,
    );
  });
  const { status, lines } = await audit();
  expect(status).toBe(1);
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^\d+ differences\.$/),
      expect.stringMatching(/^what +of +expected +found$/),
      // These traces hold no night.
      expect.stringMatching(/^nights +booking 10000001 \d{4}-\d\d-\d\d +1 +0$/),
      '1 parked.',
      expect.stringMatching(/^what +of +attempts +error$/),
      expect.stringMatching(/^refund +b-1-cancel +30 +no \[2J$/),
    ]),
  );
  const again = await audit('--retry');
  expect(again.lines).toEqual(expect.arrayContaining(['Queued for retry: 1.', '0 parked.']));
}, 60_000);

it('an operator compares the payments with the report of the provider', async () => {
  const { lines } = await audit('--provider', '--days', '30');
  expect(lines).toContain('0 differences from the report of embedded about 30 days.');
  const wrong = await audit('--provider', '--days', 'many');
  expect(wrong).toEqual({
    status: 2,
    lines: ['--days: expected a whole number from 1, received "many".'],
  });
}, 60_000);
