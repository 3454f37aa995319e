import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { migrate } from '@staykit/gateway/database/migrations/migrate.ts';
import { openDatabase } from '@staykit/gateway/database/open-database.ts';
import { leaveCatalogue, leaveTraces } from '@staykit/gateway/fixtures/left-by-guests.ts';
import { runStaykit } from '../run-staykit.ts';

const top = mkdtempSync(join(tmpdir(), 'staykit-data-'));
const file = join(top, 'shop.backup');

beforeAll(async () => {
  const db = await openDatabase({ dataDir: join(top, 'one') });
  await migrate(db);
  await leaveCatalogue(db);
  await leaveTraces(db, { email: 'zoe@orange.example', name: 'Zoë-Marguerite' }, 1);
  // A stay that is still to come, whenever this runs.
  await db.query(`update bookings set checkin = current_date + 10`);
  await db.close();
}, 120_000);
afterAll(() => rmSync(top, { recursive: true, force: true }));

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

async function run(dataDir: string, ...words: string[]): Promise<[status: number, said: string]> {
  vi.stubEnv('DATA_DIR', join(top, dataDir));
  vi.mocked(console.log).mockClear();
  vi.mocked(console.error).mockClear();
  const status = await runStaykit(['data', ...words]);
  return [
    status,
    [console.log, console.error].flatMap((print) => vi.mocked(print).mock.calls.flat()).join('\n'),
  ];
}

it('a shop goes into a file, out of it into another folder, and a guest out of that', async () => {
  expect(await run('one', 'backup', file)).toEqual([
    0,
    expect.stringMatching(/^\d+ rows in .*shop\.backup\.$/),
  ]);
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(await run('one', 'backup', file)).toEqual([1, expect.stringContaining('already exists')]);
  expect(await run('one', 'restore', file)).toEqual([1, expect.stringContaining('--force')]);
  expect(await run('two', 'restore', join(top, 'none'))).toEqual([
    1,
    expect.stringContaining('does not exist'),
  ]);
  expect(await run('two', 'restore', file)).toEqual([0, expect.stringMatching(/^\d+ rows from /)]);
  expect(await run('two', 'forget', 'zoe')).toEqual([1, 'This is not a valid e-mail address.']);
  expect(await run('two', 'forget', 'zoe@orange.example')).toEqual([
    1,
    expect.stringContaining('There are future stays: 10000001.'),
  ]);
  const ROWS = '1 bookings and 1 gifts; 2 mails, 1 messages, 1 accounts and 1 reviews removed.';
  expect(await run('two', 'forget', 'zoe@orange.example', '--dry-run')).toEqual([
    0,
    `Would be erased: personal data of ${ROWS}\nFuture stays: 10000001. Cancel them first, or use --force.`,
  ]);
  // Nothing is gone: all of it is exported.
  const [, exported] = await run('two', 'export-person', 'Zoe@orange.example');
  const { bookings, accounts, giftsReceived, ...others } = JSON.parse(exported) as Record<string, object[]>;
  expect([bookings, accounts, giftsReceived]).toMatchObject([
    [{ number: '10000001', guest: { firstName: 'Zoë-Marguerite' } }],
    [{ name: 'Zoë-Marguerite' }],
    [],
  ]);
  for (const kind of ['gifts', 'messages', 'mails', 'reviews', 'notesOfStaff', 'wishes'])
    expect(others[kind]?.length, kind).toBeGreaterThan(0);
  expect(exported).not.toMatch(/"(password|\w*token|link_key|staff_email|hash)":/);
  expect(await run('two', 'export-person', 'zoe')).toEqual([1, 'This is not a valid e-mail address.']);
  expect(await run('two', 'forget', 'zoe@orange.example', '--force')).toEqual([
    0,
    'Erased: personal data of 1 bookings and 1 gifts; 2 mails, 1 messages, 1 accounts and 1 reviews removed.',
  ]);
  expect(await run('two', 'forget', 'zoe@orange.example')).toEqual([
    0,
    'Erased: personal data of 0 bookings and 0 gifts; 0 mails, 0 messages, 0 accounts and 0 reviews removed.',
  ]);
  const [, nobody] = await run('two', 'export-person', 'zoe@orange.example');
  expect(
    Object.values(JSON.parse(nobody) as object)
      .filter(Array.isArray)
      .flat(),
  ).toEqual([]);
  const db = await openDatabase({ dataDir: join(top, 'two') });
  const log = await db.query<{ subject: string }>(
    `select staff_email, resource, action, subject, after from staff_audit where action = 'forget' order by id`,
  );
  await db.close();
  expect(log).toMatchObject([
    { staff_email: 'command line', resource: 'data', after: { bookings: 1, accounts: 1 } },
    { staff_email: 'command line', resource: 'data', after: { bookings: 0, accounts: 0 } },
  ]);
  expect(log[0]?.subject).toBe(log[1]?.subject);
  expect(JSON.stringify(log)).not.toContain('zoe');
}, 240_000);
