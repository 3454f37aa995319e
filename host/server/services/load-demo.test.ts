import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, expect, it, vi } from 'vitest';
import { isTestFile } from '@staykit/testing/import-rules.ts';
import type { Database } from '@staykit/gateway/database/database.ts';
import { createPaymentProvider } from './create-payment-provider.ts';

// Files of a worker share their modules: this one loads its own, with what it replaces, and leaves none of them behind.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
const loaded = vi.fn();
vi.mock('@staykit/demo/demo.ts', () => {
  loaded();
  return { embeddedProvider: () => ({ name: 'embedded' }) };
});

it('a shop that is no demo loads nothing of it: a single dynamic import leads there', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  const importing = files
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('host/demo/') && !isTestFile(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^.*['"](?:\.{1,2}|@staykit)\/demo\/.*$/gm)].map(
        ([line]) => `${file}: ${line.trim()}`,
      ),
    );
  expect(importing).toEqual([
    "host/server/services/load-demo.ts: import type * as Demo from '@staykit/demo/demo.ts';",
    "host/server/services/load-demo.ts: export const loadDemo = (): Promise<typeof Demo> => import('@staykit/demo/demo.ts');",
  ]);
  expect(loaded).not.toHaveBeenCalled();
});

it('an operator who names no payment provider, or the embedded one, gets that of the demo', async () => {
  const db: Pick<Database, 'query'> = { query: async () => [] };
  expect((await createPaymentProvider({}, db as Database)).name).toBe('embedded');
  expect((await createPaymentProvider({ PROVIDER: 'embedded' }, db as Database)).name).toBe('embedded');
  await expect(createPaymentProvider({ PROVIDER: 'bank' }, db as Database)).rejects.toThrow(
    /PAYMENT_PROVIDER.*embedded.*"bank"/,
  );
});
