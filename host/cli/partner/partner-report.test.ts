import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '@staykit/gateway/database/open-database.ts';
import { migratedDatabase, type OwnDatabase } from '@staykit/gateway/fixtures/own-database.ts';
import type { PartnerSale } from '@staykit/gateway/selling/partner-sales.ts';
import { readPartners } from '@staykit/partners/read-partners.ts';
import { TOP } from '../../top.ts';
import { toCsv } from '@staykit/gateway/payment/ledger/csv.ts';
import { runStaykit } from '../run-staykit.ts';
import { CSV_COLUMNS, salesTable } from './sales-table.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'staykit-report-'));
const csv = join(dataDir, 'sales.csv');
const partners = readPartners(join(TOP, 'partners'), new Map()).all;
const idOf = (slug: string) => partners.find((partner) => partner.slug === slug)?.minisiteId ?? 0;

interface Sold {
  table: 'bookings' | 'gift_sales';
  number: string;
  minisite: number | null;
  at: string;
  cents: number;
  status?: string;
  refund?: number;
  utm?: Record<string, string>;
}

let own: OwnDatabase;
beforeAll(async () => {
  own = await migratedDatabase();
  const db = await openDatabase({ dataDir: '', databaseUrl: own.url });
  const sell = ({ table, number, minisite, at, cents, status = 'confirmed', refund = 0, utm = {} }: Sold) =>
    table === 'bookings'
      ? db.query(
          `insert into bookings (number, status, quote_id, offer_id, hotel_id, checkin, nights, rooms, sell_cents,
             tax_cents, total_cents, refund_cents, stay, guest_email, guest, locale, minisite_id, utm, origin,
             created_at, changed_at)
           values ($1, $2, 'q' || $1, 1, 1, '2026-12-01', 2, 1, $3, 0, $3, $4, '{}', 'guest@example.com', '{}',
             'fr_FR', $5, $6::jsonb, null, $7, $7)`,
          [number, status, cents, refund, minisite, JSON.stringify(utm), at],
        )
      : db.query(
          `insert into gift_sales (number, kind, status, product_id, format, worth_cents, included_cents,
             total_cents, gift, valid_until, voucher_token, buyer_email, buyer, locale, minisite_id, utm, origin,
             created_at, changed_at)
           values ($1, 'BOX', $2, 'SPAEBOX', 'digital', $3, 0, $3, '{}', '2027-11-01', 't' || $1,
             'giver@example.com', '{}', 'fr_FR', $4, $5::jsonb, 'https://mag.example/a', $6, $6)`,
          [number, status, cents, minisite, JSON.stringify(utm), at],
        );
  const celestine = idOf('celestine');
  const spring = { source: 'newsletter', medium: 'mail', campaign: 'spring' };
  // Midnight in Paris is 23:00 in London: the first and the last moment of the period, and one outside at each end.
  await sell({
    table: 'bookings',
    number: '10000001',
    minisite: celestine,
    at: '2026-10-31T22:59:59Z',
    cents: 1,
  });
  await sell({
    table: 'bookings',
    number: '10000002',
    minisite: celestine,
    at: '2026-10-31T23:00:00Z',
    cents: 20_050,
    utm: spring,
  });
  await sell({
    table: 'bookings',
    number: '10000003',
    minisite: celestine,
    at: '2026-11-30T22:59:59Z',
    cents: 10_000,
    status: 'cancelled',
    refund: 8_000,
  });
  await sell({
    table: 'bookings',
    number: '10000004',
    minisite: celestine,
    at: '2026-11-30T23:00:00Z',
    cents: 1,
  });
  await sell({
    table: 'bookings',
    number: '10000005',
    minisite: celestine,
    at: '2026-11-10T12:00:00Z',
    cents: 1,
    status: 'refused',
  });
  await sell({ table: 'bookings', number: '10000006', minisite: null, at: '2026-11-10T12:00:00Z', cents: 1 });
  await sell({
    table: 'bookings',
    number: '10000007',
    minisite: idOf('estuaire'),
    at: '2026-11-10T12:00:00Z',
    cents: 5_000,
  });
  await sell({
    table: 'gift_sales',
    number: '20000001',
    minisite: celestine,
    at: '2026-11-12T12:00:00Z',
    cents: 12_990,
    utm: { source: '=HYPERLINK("https://evil.example")', medium: '\u001b[31mred' },
  });
  await sell({
    table: 'gift_sales',
    number: '20000002',
    minisite: celestine,
    at: '2026-11-12T12:00:00Z',
    cents: 1,
    status: 'pending',
  });
  // The stay that the gift was used for: 20.00 on top, the rest was paid when the gift was.
  await sell({
    table: 'bookings',
    number: '10000008',
    minisite: celestine,
    at: '2026-11-20T12:00:00Z',
    cents: 14_990,
    utm: spring,
  });
  await db.query(
    `insert into gift_codes (code, sale_number, worth_cents, included_cents, valid_until, created_at)
     values ('K7QF', '20000001', 12990, 0, '2027-11-01', now())`,
  );
  await db.query(
    `insert into gift_redemptions (booking_number, code, difference_cents, created_at) values ('10000008', 'K7QF', 2000, now())`,
  );
  await db.close();
}, 60_000);
afterAll(async () => {
  rmSync(dataDir, { recursive: true });
  await own.drop();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

async function report(...words: string[]) {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.stubEnv('DATABASE_URL', own.url);
  const status = await runStaykit(['partner', 'report', ...words]);
  return { status, out: log.mock.calls.flat().join('\n') };
}

describe('the report of a partner', () => {
  it('adds up bookings and gifts of the period, by where the visitors came from', async () => {
    const { status, out } = await report(
      'celestine',
      '--from',
      '2026-11-01',
      '--to',
      '2026-11-30',
      '--csv',
      csv,
    );
    expect(status).toBe(0);
    const rows = out.split('\n').map((row) => row.trim().split(/ {2,}/));
    expect(rows).toContainEqual(['celestine', '3', '1', '1', '450.40', '80.00', '370.40']);
    expect(rows).toContainEqual(['newsletter / mail / spring', '2', '0', '0', '220.50', '0.00', '220.50']);
    expect(rows).toContainEqual(['(none)', '1', '1', '0', '100.00', '80.00', '20.00']);
    expect(out).not.toContain('\u001b');
    expect(out).not.toMatch(/@example\.com/);
  });

  it('writes one line a sale, which no spreadsheet takes for a formula', () => {
    const text = readFileSync(csv, 'utf8');
    const [head = '', ...lines] = text.replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(head.split(',')).toEqual(CSV_COLUMNS.map((column) => `"${column}"`));
    expect(lines).toHaveLength(4);
    expect(lines[0]).toBe(
      `"celestine",${idOf('celestine')},"2026-11-01","booking","stay","confirmed","10000002",200.5,0,200.5,"newsletter","mail","spring","","",""`,
    );
    expect(lines.find((line) => line.includes('20000001'))).toContain(
      `"'=HYPERLINK(""https://evil.example"")"`,
    );
    expect(lines.find((line) => line.includes('10000008'))).toContain(
      '"booking","redemption","confirmed","10000008",20,0,20',
    );
    expect(text).not.toContain('@example.com');
  });

  it('covers all partners when none is named, each alone and all together', async () => {
    const { out } = await report('--from', '2026-11-01', '--to', '2026-11-30');
    const rows = out.split('\n').map((row) => row.trim().split(/ {2,}/));
    expect(rows.filter(([name]) => partners.some(({ slug }) => slug === name))).toHaveLength(partners.length);
    expect(rows).toContainEqual(['estuaire', '1', '0', '0', '50.00', '0.00', '50.00']);
    expect(rows).toContainEqual(['Total', '4', '1', '1', '500.40', '80.00', '420.40']);
  });

  it('of a day without sales is a line of zeros', async () => {
    const { out } = await report('flanerie', '--from', '2020-01-01', '--to', '2020-01-01');
    expect(out).toMatch(/flanerie +0 +0 +0 +0\.00 +0\.00 +0\.00/);
  });
});

describe('a CSV', () => {
  /** A reader by the book: quoted cells, doubled quotes. */
  const read = (text: string): string[][] => {
    const rows: string[][] = [['']];
    let quoted = false;
    for (let at = 0; at < text.length; at += 1) {
      const row = rows.at(-1) ?? [];
      const sign = text[at] ?? '';
      if (sign === '"' && quoted && text[at + 1] === '"') {
        row.push(`${row.pop() ?? ''}"`);
        at += 1;
      } else if (sign === '"') quoted = !quoted;
      else if (sign === ',' && !quoted) row.push('');
      else if (sign === '\r' && text[at + 1] === '\n' && !quoted) {
        rows.push(['']);
        at += 1;
      } else row.push(`${row.pop() ?? ''}${sign}`);
    }
    return rows.slice(0, -1);
  };

  const FORMULA = /^["\s\p{C}]*[=+\-@|%＝＋－＠]/u;

  it('gives back every text, and none of them begins like a formula, whatever a spreadsheet splits by', () => {
    const sign = fc.constantFrom(
      '=',
      '+',
      '-',
      '@',
      '|',
      '%',
      '＝',
      ';',
      ',',
      '\t',
      '\n',
      '"',
      "'",
      ' ',
      '1',
      '\u200b',
    );
    const cell = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: sign }),
      fc.constantFrom('=1+1', '+1', '-1', '@x', '\t=1', '＝1', 'a,b', '"', "'", 'x;=1+1', 'x;"=1+1', 'x\t@a'),
    );
    const plain = (text: string) => text.replaceAll("'", '');
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
        const file = toCsv(rows).slice(1);
        const back = read(file);
        expect(back).toHaveLength(rows.length);
        for (const part of file.split(/[;|\t\r\n]/)) expect(part).not.toMatch(FORMULA);
        for (const [index, row] of rows.entries()) {
          for (const [column, text] of row.entries()) {
            const told = back[index]?.[column] ?? '';
            expect(plain(told)).toBe(plain(text));
            expect(told).not.toMatch(FORMULA);
          }
        }
      }),
    );
  });

  it('quotes every text and no number, and changes only what could be a formula', () => {
    expect(toCsv([['a', 1.5, '', 'Noël ; été', 'x;=1+1', '-20 %']])).toBe(
      `\uFEFF"a",1.5,"","Noël ; été","x;'=1+1","'-20 %"\r\n`,
    );
  });

  it('a table stands straight whatever a campaign is called', () => {
    const sale: PartnerSale = {
      minisiteId: 1,
      sale: 'gift',
      reference: '1',
      day: '2026-11-01',
      kind: 'BOX',
      status: 'confirmed',
      paidCents: 100,
      refundCents: 0,
      utm: { source: 'a\nb\u001b[2J', campaign: 'x'.repeat(300) },
      origin: null,
    };
    const lines = salesTable([{ slug: 'mag', sales: [sale] }]).split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[2]).toMatch(/^ {2}a b \[2J \/ - \/ x{60} /);
  });
});
