import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../database/migrations/migrate.ts';
import { MIGRATIONS } from '../database/migrations/migrations.ts';
import { openDatabase } from '../database/open-database.ts';
import { leaveCatalogue, leaveTraces } from '../fixtures/left-by-guests.ts';
import { ownDatabase, scratchDatabase } from '../fixtures/own-database.ts';
import { upcomingStays, erasePerson } from './erase-person.ts';
import { RETENTION_DAYS, deleteExpired } from './retention.ts';
import { rowsOf, setTextFormats, tablesOf } from './whole-database.ts';
import type { Database } from '../database/database.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

/** What each table holds of persons. A table that is not named here holds nothing of any. */
const PERSONAL_TABLES = [
  'invoiced_sales',
  'invoices',
  'account_gifts',
  'account_links',
  'account_requests',
  'accounts',
  'analytics_outbox',
  'booking_changes',
  'bookings',
  'contact_requests',
  'gift_sales',
  'guest_reviews',
  'idempotency_keys',
  'mail_outbox',
  'review_objections',
  'sessions',
  'staff_audit',
  'staff_notes',
  'wishes',
] as const;

const ZOE = { email: 'zoe_1@orange.example', name: 'Zoë-Marguerite' };
const ANA = { email: 'zoeX1@orange.example', name: 'Ana-Lucía' };

/** All rows of all tables as texts. */
async function everything(db: Database): Promise<Record<string, (string | null)[][]>> {
  return db.transaction(async (tx) => {
    await setTextFormats(tx);
    const all: Record<string, (string | null)[][]> = {};
    for (const table of await tablesOf(tx)) {
      all[table.name] = [];
      for await (const rows of rowsOf(tx, table, 50)) all[table.name]?.push(...rows);
      all[table.name]?.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
    }
    return all;
  });
}

const includes = (row: unknown, text: string) =>
  JSON.stringify(row).toLowerCase().includes(text.toLowerCase());

const folder = mkdtempSync(join(tmpdir(), 'staykit-upkeep-'));
let db: Database;
beforeAll(async () => {
  db = await scratchDatabase();
  await leaveCatalogue(db);
  await leaveTraces(db, ZOE, 1);
  await leaveTraces(db, ANA, 2);
}, 120_000);
afterAll(async () => {
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a backup', () => {
  it('is read back as it was, into an empty database of the embedded kind', async () => {
    const file = join(folder, 'shop.backup');
    const before = await everything(db);
    const count = await backUp(db, file, Date.UTC(2030, 2, 4));
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(existsSync(`${file}.part`)).toBe(false);

    const other = await openDatabase({ dataDir: join(folder, 'other') });
    expect(await restore(other, file)).toBe(count);
    const after = await everything(other);
    // Another catalogue stands there now, whatever was in memory before.
    expect(after['catalogue_change']).not.toEqual(before['catalogue_change']);
    expect({ ...after, catalogue_change: [] }).toEqual({ ...before, catalogue_change: [] });
    // Counters go on after the rows that came.
    await leaveTraces(other, { email: 'new@orange.example', name: 'New' }, 3);

    await expect(restore(other, file)).rejects.toThrow(/not empty.*Nothing was changed.*--force/s);
    expect((await everything(other))['contact_requests']).toHaveLength(3);
    expect(await restore(other, file, { force: true })).toBe(count);
    expect((await everything(other))['contact_requests']).toHaveLength(2);
    await other.close();
  }, 120_000);

  it('is one state, whatever is sold meanwhile', async () => {
    const file = join(folder, 'moment.backup');
    const wishes = async () =>
      gunzipSync(readFileSync(file))
        .toString()
        .split('\n')
        .filter((line) => line.includes('"product-')).length;
    const backing = backUp(db, file, 0);
    const selling = db.transaction(async (tx) => {
      for (const product of ['product-1', 'product-2'])
        await tx.query("insert into wishes values ('visitor:a', $1, now())", [product]);
    });
    await Promise.all([backing, selling]);
    expect([0, 2]).toContain(await wishes());
  }, 60_000);

  it('that was cut short, is none, or is of another version changes nothing', async () => {
    const file = join(folder, 'whole.backup');
    await backUp(db, file, 0);
    const bytes = readFileSync(file);
    const lines = gunzipSync(bytes).toString().split('\n');
    const broken = {
      'cut.backup': bytes.subarray(0, bytes.length - 200),
      'text.backup': Buffer.from('no backup'),
      'other.backup': gzipSync('{"a":1}\n'),
      'short.backup': gzipSync(lines.slice(0, -3).join('\n')),
      'newer.backup': gzipSync(
        [
          JSON.stringify({
            staykit: 'backup',
            version: 1,
            at: 'x',
            migrations: [{ id: 1, name: 'something' }],
          }),
          ...lines.slice(1),
        ].join('\n'),
      ),
    };
    const empty = await scratchDatabase();
    for (const [name, content] of Object.entries(broken)) {
      const path = join(folder, name);
      writeFileSync(path, content);
      await expect(restore(empty, path), name).rejects.toMatchObject({ code: 'BACKUP_FILE' });
      expect((await everything(empty))['hotels'], name).toEqual([]);
    }
    await empty.close();
  }, 120_000);

  it('of an earlier version is brought up to date in a new database, and refused by one that is not', async () => {
    const [oldOne, freshOne] = [await ownDatabase(), await ownDatabase()];
    const old = await openDatabase({ dataDir: '', databaseUrl: oldOne.url });
    const steps = MIGRATIONS.slice(0, 2);
    await migrate(old, { migrations: steps });
    const file = join(folder, 'old.backup');
    await backUp(old, file, 0);
    await old.close();
    await oldOne.drop();
    const fresh = await openDatabase({ dataDir: '', databaseUrl: freshOne.url });
    await restore(fresh, file);
    expect(await migrate(fresh)).toEqual([]);
    expect(Object.keys(await everything(fresh))).toContain('contact_requests');
    await expect(restore(fresh, file, { force: true })).rejects.toThrow(/earlier version.*new one/s);
    await fresh.close();
    await freshOne.drop();
  }, 60_000);
});

describe('a guest who is forgotten', () => {
  it('is in no table any more; the books keep their sums, and other guests all they had', async () => {
    await db.query(
      `insert into account_requests (hash, account_id, kind, email, expires_at)
       select 'other-request', id, 'email', $1, now() from accounts where email = $2`,
      [ZOE.email, ANA.email],
    );
    const before = await everything(db);
    const ofAna = (all: typeof before) =>
      Object.fromEntries(
        Object.entries(all).map(([table, rows]) => [
          table,
          rows.filter((row) => JSON.stringify(row).includes(ANA.name)),
        ]),
      );
    const books = () =>
      db.query(
        `select number, total_cents, tax_cents, minisite_id, utm, created_at::text from bookings
         union all select number, total_cents, worth_cents, minisite_id, utm, created_at::text from gift_sales order by 1`,
      );
    const sums = await books();
    expect(await db.transaction((tx) => erasePerson(tx, ZOE.email.toUpperCase()))).toEqual({
      bookings: 1,
      gifts: 1,
      mails: 2,
      messages: 1,
      accounts: 1,
      reviews: 1,
    });
    const after = await everything(db);
    const traces = [ZOE.name, ZOE.email, 'wish-1', 'session-1', 'link-1', 'care-1', 'key-1'];
    const left = Object.entries(after).flatMap(([table, rows]) =>
      rows.filter((row) => traces.some((trace) => includes(row, trace))).map((row) => [table, row]),
    );
    expect(left).toEqual([]);
    expect(await books()).toEqual(sums);
    expect(ofAna(after)).toEqual(ofAna(before));
    // The gift on its way still arrives.
    const waiting = await db.query<{ data: object }>(
      `select data from mail_outbox where data->>'code' = 'CODE-1'`,
    );
    expect(waiting).toEqual([{ data: { giverName: '', recipientName: '', code: 'CODE-1' } }]);
  }, 60_000);

  it('with a stay to come is told about before', async () => {
    expect(await upcomingStays(db, ANA.email, '2030-06-11')).toEqual(['10000002']);
    expect(await upcomingStays(db, ANA.email, '2030-06-12')).toEqual([]);
  });

  it('was looked for in every table: one that is new is put on one of the two lists', async () => {
    const impersonal = [
      'activity_days',
      'activities',
      'booking_nights',
      'bot_passes',
      'bot_solutions',
      'calendars',
      'catalogue_change',
      'catalogue_settings',
      'client_errors',
      'content_change',
      'content_publications',
      'content_versions',
      'embedded_attempts',
      'embedded_payments',
      'embedded_refunds',
      'experiment_activations',
      'gift_codes',
      'gift_redemptions',
      'gifts',
      'hotel_billing',
      'hotel_reservations',
      'hotels',
      'invoice_series',
      'invoices_due',
      'live_hotels',
      'missing_pages',
      'offers',
      'open_holds',
      'gift_holds',
      'daily_runs',
      'payment_attempts',
      'ledger_accounts',
      'ledger_entries',
      'ledger_lines',
      'ledger_rates',
      'partner_pauses',
      'payments',
      'places',
      'promo_codes',
      'promo_uses',
      'quotes',
      'rate_plans',
      'refunds',
      'reservation_deliveries',
      'reservation_events',
      'reviews',
      'room_calendars',
      'room_nights',
      'settling_failures',
      'staff',
      'staff_links',
      'staff_reconciliations',
      'staff_recovery_codes',
      'staff_sessions',
      'supplier_connections',
      'supplier_contacts',
      'supplier_keys',
      'supplier_photos',
      'supplier_reservations',
      'undated_plans',
      'withdrawn_offers',
    ];
    const tables = (await tablesOf(db)).map(({ name }) => name).toSorted();
    expect(tables).toEqual([...PERSONAL_TABLES, ...impersonal].toSorted());
  }, 60_000);
});

describe('expired data', () => {
  it('goes by itself, each kind in its time, and sales stay without their guests', async () => {
    const day = 24 * 3_600_000;
    const now = Date.UTC(2040, 0, 1);
    const ago = (days: number) => new Date(now - days * day).toISOString();
    await db.query(`delete from client_errors`);
    for (const days of [RETENTION_DAYS.clientErrors - 1, RETENTION_DAYS.clientErrors + 1])
      await db.query(
        `insert into client_errors (created_at, message, location, locale, page) values ($1, $2, 'l', 'fr_FR', '/')`,
        [ago(days), `error ${days}`],
      );
    const swept = await db.transaction((tx) => deleteExpired(tx, new Date(now).toISOString()));
    expect(swept).toMatchObject({
      clientErrors: 1,
      contactRequests: 1,
      sessions: 2,
      links: 1,
      guests: 1,
      buyers: 1,
    });
    expect(await db.query('select message from client_errors')).toEqual([
      { message: `error ${RETENTION_DAYS.clientErrors - 1}` },
    ]);
    const left = JSON.stringify(await everything(db));
    expect(left).toContain('20300');
    const [booking] = await db.query<{ guest: object; guest_email: string }>(
      `select guest, guest_email from bookings where number = '10000002'`,
    );
    expect(booking).toEqual({
      guest: { firstName: '', lastName: '' },
      guest_email: 'forgotten@staykit.invalid',
    });
    // An account stays until its owner leaves.
    expect((await everything(db))['accounts']).toHaveLength(1);
  }, 60_000);
});
