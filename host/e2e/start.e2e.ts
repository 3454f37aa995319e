import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

test('a real shop does not start where no payment provider is named', () => {
  const { status, stderr } = spawnSync(process.execPath, ['dist/host/server.js'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, STAYKIT_SITES: 'shop.example=fr_FR', PAYMENT_PROVIDER: '', PORT: '0' },
    encoding: 'utf8',
    timeout: 30_000,
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/PAYMENT_PROVIDER: expected embedded.*shop\.example.*received nothing/);
});
