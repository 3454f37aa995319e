import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { catalogueRepository } from '@staykit/gateway/catalogue/store/catalogue-repository.ts';
import { openDatabase } from '@staykit/gateway/database/open-database.ts';
import { migratedDatabase, type OwnDatabase } from '@staykit/gateway/fixtures/own-database.ts';
import { sellingCatalogue } from '@staykit/gateway/fixtures/selling-catalogue.ts';
import { runCommand } from '../fixtures/run-command.ts';

let own: OwnDatabase;
beforeAll(async () => {
  own = await migratedDatabase();
  vi.stubEnv('DATABASE_URL', own.url);
  const db = await openDatabase({ dataDir: '', databaseUrl: own.url });
  await catalogueRepository(db).writeBatch(sellingCatalogue({ firstDay: '2030-05-15' }));
  await db.close();
}, 60_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await own.drop();
});

const run = (...words: string[]) => runCommand('inventory', 'live', ...words);

const ADDRESS = ['--address', 'https://rooms.lake.example/ota'];

it('an operator has hotels sold by a system of a supplier, changes it, and ends it', async () => {
  const made = await run('set', 'lake-rooms', ...ADDRESS, '--hotels', '1,2');
  expect(made).toMatchObject({ status: 0, out: 'lake-rooms sells 2 hotels.' });
  expect(made.err).toContain('SUPPLIER_TOKEN_LAKE_ROOMS');
  expect((await run('set', 'lake-rooms', ...ADDRESS, '--hotels', '2', '--away', 'stored')).status).toBe(0);
  expect((await run('list')).out).toMatch(/lake-rooms +ota-json +https:\S+ +stored +1/);
  expect((await run('end', 'lake-rooms')).out).toContain('1 hotels are sold by their calendars.');
  expect((await run('list')).out).toMatch(/lake-rooms .* 0/);
}, 60_000);

it.each([
  ['a name', ['set', 'Lake Rooms', ...ADDRESS, '--hotels', '1'], 'a-z, 0-9 and -'],
  ['an open address', ['set', 'lake', '--address', 'http://lake.example', '--hotels', '1'], '--address'],
  [
    'an address with a password',
    ['set', 'lake', '--address', 'https://a:b@lake.example', '--hotels', '1'],
    '--address',
  ],
  ['hotels', ['set', 'lake', ...ADDRESS, '--hotels', 'all'], '--hotels: expected ids'],
  ['an unknown hotel', ['set', 'lake', ...ADDRESS, '--hotels', '99'], 'does not exist'],
  [
    'a policy',
    ['set', 'lake', ...ADDRESS, '--hotels', '1', '--away', 'wait'],
    '--away: expected refuse or stored',
  ],
  [
    'an adapter',
    ['set', 'lake', ...ADDRESS, '--hotels', '1', '--adapter', 'soap'],
    '--adapter: expected ota-json',
  ],
  ['a supplier to end', ['end', 'nobody'], 'There is no supplier nobody'],
])(
  'an operator is told of %s that cannot be used',
  async (_what, words, message) => {
    expect(await run(...words)).toMatchObject({ status: 1, err: expect.stringContaining(message) });
  },
  60_000,
);
