import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openDatabase } from '@staykit/gateway/database/open-database.ts';
import { migratedDatabase, type OwnDatabase } from '@staykit/gateway/fixtures/own-database.ts';
import { pdfText } from '@staykit/gateway/payment/fixtures/pdf-text.ts';
import { runStaykit } from '../run-staykit.ts';

let folder: string;
let own: OwnDatabase;
let printed: string[];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'staykit-ledger-'));
  own = await migratedDatabase();
  vi.stubEnv('DATABASE_URL', own.url);
}, 60_000);
beforeEach(() => {
  printed = [];
  for (const name of ['log', 'error'] as const)
    vi.spyOn(console, name).mockImplementation((line: string) => void printed.push(line));
});
afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
  await own.drop();
});

it('an operator checks the books, and gets a statement as a table or a file', async () => {
  expect(await runStaykit(['ledger', 'check'])).toBe(0);
  expect(printed).toEqual(['0 differences.']);
  expect(await runStaykit(['ledger', 'payout', '--hotel', '7', '--month', '2025-11'])).toBe(0);
  expect(printed.at(-1)).toBe('Nothing is due, or the month is paid.');
  expect(await runStaykit(['ledger', 'payout', '--hotel', '7', '--month', '2099-01'])).toBe(2);
  expect(printed.at(-1)).toContain('--month: 2099-01 is not over');
  expect(await runStaykit(['ledger', 'statement', '--partner', '7', '--month', '2026-11'])).toBe(0);
  expect(printed.join('\n')).toMatch(/opening balance .* 0\.00\n.*closing balance .* 0\.00/);
  const csv = join(folder, 'statement.csv');
  expect(await runStaykit(['ledger', 'statement', '--hotel', '7', '--month', '2026-11', '--csv', csv])).toBe(
    0,
  );
  expect(readFileSync(csv, 'utf8').split('\r\n')).toHaveLength(4);
}, 60_000);

it('an operator reads which hotels owe the shop: a notice, and no difference', async () => {
  const db = await openDatabase({ dataDir: '', databaseUrl: own.url });
  await db.transaction(async (tx) => {
    const [entry] = await tx.query<{ id: number }>(
      `insert into ledger_entries (key, event) values ('payout:hotel:99:2020-01', 'payout') returning id`,
    );
    await tx.query(
      `insert into ledger_lines values ($1, 'hotel', '99', 'EUR', 4550), ($1, 'bank', 'hotel 99', 'EUR', -4550)`,
      [entry?.id],
    );
  });
  await db.close();
  for (const command of [
    ['ledger', 'check'],
    ['data', 'audit'],
  ]) {
    printed = [];
    expect(await runStaykit(command)).toBe(0);
    expect(printed.join('\n')).toMatch(/Notice: 1 balances below 0[^]*hotel +99 +45\.50 +EUR/);
  }
}, 60_000);

it('an operator gets a statement as a PDF in a language, and the list of invoices of a month', async () => {
  const file = join(folder, 'statement.pdf');
  const of = ['--hotel', '7', '--month', '2026-11'];
  expect(
    await runStaykit(['ledger', 'statement', ...of, '--format', 'pdf', '--locale', 'es_ES', '--file', file]),
  ).toBe(0);
  const { pages, text } = pdfText(readFileSync(file));
  expect(pages).toBe(1);
  expect(text).toContain('Extracto de cuenta');
  expect(text).toContain('noviembre de 2026');
  expect(await runStaykit(['ledger', 'invoices', '--month', '2026-11', '--csv', join(folder, 'i.csv')])).toBe(
    0,
  );
  expect(readFileSync(join(folder, 'i.csv'), 'utf8')).toContain(
    '"number","kind","day","of","corrects","net","vat","total","vat number","vies"',
  );
  expect(
    await runStaykit(['ledger', 'commission', '--month', '2020-11', '--folder', join(folder, 'out')]),
  ).toBe(0);
  expect(printed).toContain('0 invoices issued.');
}, 60_000);

it.each([
  [
    ['statement', '--hotel', '7', '--month', '2026-11', '--format', 'pdf', '--locale', 'de_DE'],
    /--locale: expected one of/,
  ],
  [['commission', '--month', '2099-01'], /invoiced from the second day of the next month/],
  [['invoices', '--month', 'November'], /--month: expected a month/],
  [
    ['billing', '--hotel', '7', '--name', 'X', '--address', 'Y', '--vat', 'FR1'],
    /--vat: the form or the check digits/,
  ],
  [
    ['billing', '--hotel', '7', '--name', 'X', '--address', 'Y', '--vat', 'FR68900000001'],
    /there is no hotel 7/,
  ],
])('a document with %j is refused', async (words, message) => {
  expect(await runStaykit(['ledger', ...words])).toBe(2);
  expect(printed.join()).toMatch(message);
});

it.each([
  [['--month', '2026-11'], 'Give either --hotel or --partner.'],
  [['--hotel', '7', '--month', '2026-13'], '--month: expected a month such as 2026-11, received "2026-13".'],
  [['--hotel', 'x', '--month', '2026-11'], 'Expected the number of a hotel or partner, received "x".'],
])('a statement with %j is refused', async (words, message) => {
  expect(await runStaykit(['ledger', 'statement', ...words])).toBe(2);
  expect(printed).toEqual([message]);
});
