import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';

function start(env: Record<string, string>, words = ['dist/host/server.js']) {
  const { status, stderr } = spawnSync(process.execPath, words, {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, PAYMENT_PROVIDER: '', PORT: '0', ...env },
    encoding: 'utf8',
    timeout: 30_000,
  });
  return { status, stderr };
}

test('a shop that others reach does not start before its operator chose a mode', () => {
  const { status, stderr } = start({ STAYKIT_SITES: 'shop.example=fr_FR' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/STAYKIT_MODE: expected production, or demo .*shop\.example, received nothing/);
});

test('a real shop does not start without its settings, and names all of them', () => {
  const { status, stderr } = start({ STAYKIT_MODE: 'production', PAYMENT_PROVIDER: 'embedded' });
  expect(status).toBe(1);
  const needed = [
    'STAYKIT_SITES',
    'SHOP_FILE',
    'DATABASE_URL',
    'SMTP_URL',
    'MAIL_FROM',
    'SESSION_SECRET',
    'BOT_SECRET',
    'PAYMENT_PROVIDER',
  ];
  expect([...stderr.matchAll(/^ {2}(\w+): expected/gm)].map(([, name]) => name)).toEqual(needed);
  expect(stderr).toMatch(/PAYMENT_PROVIDER: expected .*unlike embedded.*, received embedded/);
});

test('npx staykit serve starts the built server, and ends with its exit code', () => {
  const { status, stderr } = start({ PORT: 'ninety' }, ['host/cli/staykit.js', 'serve']);
  expect([status, stderr]).toEqual([1, expect.stringContaining('PORT: expected a whole number')]);
});

test('the built server has the demo in one file, which it loads for the demo alone', () => {
  const folder = join(import.meta.dirname, '../../dist/host/server-chunks');
  const files = globSync(`${folder}/*.js`);
  const demo = files.filter((file) => {
    const map = globSync(`${file}.map`).map(
      (name) => JSON.parse(readFileSync(name, 'utf8')) as { sources: string[] },
    );
    return map.some(({ sources }) => sources.some((source) => source.includes('/host/demo/')));
  });
  expect(demo).toHaveLength(1);
  const name = basename(demo[0] ?? '');
  const naming = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => !line.startsWith('//') && line.includes(name)),
  );
  // One dynamic import, that of host/server/services/load-demo.ts, and no other way there.
  expect(naming).toHaveLength(1);
  expect(naming[0]).toMatch(/=> import\(/);
});
