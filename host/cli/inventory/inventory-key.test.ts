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

const run = (...words: string[]) => runCommand('inventory', 'key', ...words);

it('an operator makes, lists, rotates and revokes keys of a supplier', async () => {
  expect(await run('new', 'lake-rooms')).toMatchObject({
    status: 1,
    err: expect.stringContaining('--hotels'),
  });
  expect((await run('new', 'Lake Rooms', '--hotels', 'all')).err).toContain('a-z, 0-9 and -');
  expect((await run('new', 'lake-rooms', '--hotels', '1;2')).err).toContain(
    'expected own, ids joined by commas',
  );
  expect((await run('new', 'lake-rooms', '--hotels', '1,2')).err).toContain('does not exist');
  const first = await run('new', 'lake-rooms', '--hotels', 'all');
  expect(first).toMatchObject({ status: 0, out: expect.stringMatching(/^staykit_[a-z0-9]{10}_[\w-]{43}$/) });
  expect((await run('new', 'lake-rooms')).status).toBe(0);
  expect(await run('new', 'lake-rooms')).toMatchObject({
    status: 1,
    err: expect.stringContaining('two valid keys'),
  });
  const [, id = '', ...rest] = first.out.split('_');
  const secret = rest.join('_');
  expect(await run('revoke', id)).toEqual({ status: 0, out: `${id} is revoked.`, err: '' });
  expect((await run('revoke', id)).status).toBe(1);
  const { out } = await run('list');
  expect(out).toMatch(new RegExp(`${id} +lake-rooms +all +[\\d-]+ +never +revoked`));
  expect(out).not.toContain(secret);
}, 60_000);

it('an operator makes a key that ends, and one for the hotels that the supplier makes', async () => {
  expect((await run('new', 'hill-rooms', '--hotels', 'own', '--days', '0')).err).toContain('--days');
  expect((await run('new', 'hill-rooms', '--hotels', 'own', '--days', '30')).status).toBe(0);
  expect((await run('list')).out).toMatch(/hill-rooms +own +[\d-]+ +never +until \d{4}-/);
}, 60_000);
