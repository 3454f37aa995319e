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

it.each([
  ['a name', ['set', 'Lake Rooms', '--email', 'desk@lake.example'], 'a-z, 0-9 and -'],
  ['an address', ['set', 'lake', '--email', 'Desk <desk@lake.example>'], '--email: expected an address'],
])(
  '%s that cannot be used is refused',
  async (_what, words, message) => {
    expect(await run(...words)).toMatchObject({ status: 1, err: expect.stringContaining(message) });
  },
  60_000,
);
