import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openDatabase } from '@staykit/gateway/database/open-database.ts';
import { migratedDatabase, type OwnDatabase } from '@staykit/gateway/fixtures/own-database.ts';
import { aMail } from '@staykit/gateway/mail/fixtures/mails.ts';
import { queueMail } from '@staykit/gateway/mail/outbox.ts';
import { runStaykit } from '../run-staykit.ts';

let own: OwnDatabase;

beforeAll(async () => {
  own = await migratedDatabase();
  const db = await openDatabase({ dataDir: '', databaseUrl: own.url });
  await queueMail(db, aMail('booking-confirmation'));
  await queueMail(db, aMail('password-reset', 'it_IT'));
  await db.query(
    `update mail_outbox set state = 'parked', attempts = 3, error = '550 no' || chr(27) || '[2J'
     where template = 'password-reset'`,
  );
  await db.close();
}, 60_000);
afterAll(() => own.drop());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

async function mails(...words: string[]) {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubEnv('DATABASE_URL', own.url);
  const status = await runStaykit(['data', 'mails', ...words]);
  const lines = log.mock.calls.flat() as string[];
  log.mockRestore();
  error.mockRestore();
  return { status, lines };
}

it('an operator sees what waits and what is parked, and lets it be tried again', async () => {
  const all = await mails();
  expect(all.lines).toHaveLength(2);
  expect(all.lines[1]).toMatch(/waiting {2}booking-confirmation fr_FR to camille@example\.com$/);
  const parked = await mails('--state', 'parked');
  expect(parked.lines).toHaveLength(1);
  expect(parked.lines[0]).toMatch(/parked {2}password-reset it_IT to \S+, 3 attempts: 550 no \[2J$/);
  expect((await mails('--retry')).lines[0]).toBe('Queued again: 1.');
  expect((await mails('--state', 'parked')).lines).toEqual(['No mails found.']);
  expect(await mails('--state', 'lost')).toMatchObject({ status: 2 });
}, 60_000);
