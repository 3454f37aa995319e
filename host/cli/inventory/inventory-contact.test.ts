import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { migratedDatabase, type OwnDatabase } from '@staykit/gateway/fixtures/own-database.ts';
import { runCommand } from '../fixtures/run-command.ts';

let own: OwnDatabase;
beforeAll(async () => {
  own = await migratedDatabase();
  vi.stubEnv('DATABASE_URL', own.url);
}, 60_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await own.drop();
});

const run = (...words: string[]) => runCommand('inventory', 'contact', ...words);

it('an operator sets the address of a supplier, changes it and takes it away', async () => {
  expect((await run('set', 'lake-rooms', '--email', 'desk@lake.example')).out).toBe(
    'lake-rooms is mailed at desk@lake.example.',
  );
  expect((await run('set', 'lake-rooms', '--email', 'bookings@lake.example')).status).toBe(0);
  expect((await run('list')).out).toMatch(/lake-rooms +bookings@lake\.example/);
  expect((await run('set', 'lake-rooms', '--email', 'none')).out).toBe('lake-rooms gets no mails.');
  expect((await run('list')).out).toMatch(/lake-rooms +none/);
}, 60_000);

it('an operator sets the webhook of a supplier, gets its secret once, and ends it', async () => {
  const made = await run('webhook', 'hill-rooms', '--address', 'https://hooks.hill.example/stays');
  expect(made.out).toMatch(/^whsec_[\w+/]{43}=$/);
  const { out } = await run('list');
  expect(out).toMatch(/hill-rooms +none +https:\/\/hooks\.hill\.example\/stays/);
  expect(out).not.toContain('whsec_');
  expect((await run('webhook', 'hill-rooms', '--address', 'none')).out).toBe('hill-rooms is sent nothing.');
  expect((await run('list')).out).toMatch(/hill-rooms +none +none/);
}, 60_000);

it.each([
  [
    'an open address',
    ['webhook', 'lake', '--address', 'http://lake.example'],
    '--address: expected an https',
  ],
  ['a user', ['webhook', 'lake', '--address', 'https://a:b@lake.example'], '--address: expected an https'],
  [
    'a machine of our own',
    ['webhook', 'lake', '--address', 'https://10.0.0.7/x'],
    '10.0.0.7 is not an address',
  ],
  ['a name', ['set', 'Lake Rooms', '--email', 'desk@lake.example'], 'a-z, 0-9 and -'],
  ['an address', ['set', 'lake', '--email', 'Desk <desk@lake.example>'], '--email: expected an address'],
])(
  '%s that cannot be used is refused',
  async (_what, words, message) => {
    expect(await run(...words)).toMatchObject({ status: 1, err: expect.stringContaining(message) });
  },
  60_000,
);
