import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ownDatabase } from '@staykit/gateway/fixtures/own-database.ts';
import { openDatabase } from '@staykit/gateway/database/open-database.ts';
import { migrate } from '@staykit/gateway/database/migrations/migrate.ts';
import { MIGRATIONS } from '@staykit/gateway/database/migrations/migrations.ts';
import { readEnv } from '../server/environment/read-env.ts';
import { createServices } from '../server/services/create-services.ts';
import { runStaykit } from './run-staykit.ts';

let own: Awaited<ReturnType<typeof ownDatabase>>;
let printed: string[];

beforeEach(async () => {
  own = await ownDatabase();
  vi.stubEnv('DATABASE_URL', own.url);
  printed = [];
  for (const name of ['log', 'error'] as const)
    vi.spyOn(console, name).mockImplementation((line: string) => void printed.push(line));
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await own.drop();
});

async function query(sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: own.url });
  await client.connect();
  const { rows } = await client.query<object>(sql);
  await client.end();
  return rows;
}
const NEWER = (expands: boolean) =>
  `insert into schema_migrations (id, name, fingerprint, expands) values (900, 'rooms', 'x', ${expands})`;

describe('an operator who migrates apart from the start', () => {
  it('sees each migration once, and can ask whether some are missing', async () => {
    expect(await runStaykit(['migrate', '--check'])).toBe(1);
    expect(printed.join('\n')).toMatch(/lacks the migrations 1 \(catalogue\), 2 .*Run npx staykit migrate/);
    printed.length = 0;
    expect(await runStaykit(['migrate'])).toBe(0);
    expect(printed).toHaveLength(MIGRATIONS.length + 1);
    expect(printed[0]).toMatch(/^Migration 1 \(catalogue\): \d+ ms\.$/);
    expect(printed.at(-1)).toBe('The database is up to date.');
    printed.length = 0;
    expect(await runStaykit(['migrate', '--check'])).toBe(0);
    expect(await runStaykit(['migrate'])).toBe(0);
    expect(printed).toEqual(['The database is up to date.', 'The database is up to date.']);
  });

  it('is told of a role for the processes that the server does not have', async () => {
    expect(await runStaykit(['migrate', '--grant-to', 'nobody'])).toBe(1);
    expect(printed.join('\n')).toContain('The database server has no role "nobody".');
  });

  it('has commands refuse a database that is behind, where AUTO_MIGRATE is off', async () => {
    vi.stubEnv('AUTO_MIGRATE', 'off');
    expect(await runStaykit(['data', 'audit'])).toBe(1);
    expect(printed.join('\n')).toContain('Run npx staykit migrate, or start with AUTO_MIGRATE=on.');
    expect(await query(`select to_regclass('bookings') as bookings`)).toEqual([{ bookings: null }]);
  });

  it('is refused with exit code 1 by older code, which changes nothing', async () => {
    await runStaykit(['migrate']);
    await query(NEWER(false));
    printed.length = 0;
    expect(await runStaykit(['migrate'])).toBe(1);
    expect(printed.join('\n')).toContain(
      'migrated by a newer version: this one does not know the migrations 900 (rooms)',
    );
    // A shop's process ends with the same error: host/server/server.ts prints it and exits with 1.
    const env = readEnv({ DATABASE_URL: own.url, DATA_DIR: '.cache/older-code' });
    const quiet = { filling: () => undefined, reading: () => undefined };
    await expect(createServices(env, '2030-03-04', quiet)).rejects.toMatchObject({ code: 'SCHEMA_NEWER' });
  });

  it('keeps older code running where the newer migration only expands the schema', async () => {
    await runStaykit(['migrate']);
    await query(NEWER(true));
    expect(await runStaykit(['migrate', '--check'])).toBe(0);
    vi.stubEnv('AUTO_MIGRATE', 'off');
    expect(await runStaykit(['data', 'audit'])).toBe(0);
  });
});

describe('a migration of a table that a guest is using', () => {
  const migrations = [
    ...MIGRATIONS,
    { id: 901, name: 'one', sql: 'create table one (id integer)' },
    { id: 902, name: 'two', sql: 'alter table hotels add column two integer' },
  ];

  it('waits shortly, lets the guests pass, and is tried again until the table is free', async () => {
    const db = await openDatabase({ dataDir: '', databaseUrl: own.url });
    await migrate(db);
    const guest = new pg.Client({ connectionString: own.url });
    await guest.connect();
    await guest.query('begin; select 1 from hotels');
    const retries: string[] = [];
    const ran = await migrate(db, {
      migrations,
      lockMs: 100,
      retryMs: 10,
      onRetry: ({ name }, waitMs) => {
        retries.push(`${name} ${waitMs}`);
        if (retries.length === 3) void guest.query('commit');
      },
    });
    expect(ran).toEqual(['one', 'two']);
    expect(retries.slice(0, 3)).toEqual(['two 10', 'two 20', 'two 40']);
    await guest.end();
    await db.close();
  });

  it('is given up in the end, with what to do, and the steps before it are kept', async () => {
    const db = await openDatabase({ dataDir: '', databaseUrl: own.url });
    await migrate(db);
    const guest = new pg.Client({ connectionString: own.url });
    await guest.connect();
    await guest.query('begin; select 1 from hotels');
    await expect(migrate(db, { migrations, lockMs: 20, retryMs: 1 })).rejects.toMatchObject({
      code: 'MIGRATION_LOCKED',
      message: expect.stringContaining('Migration 902 (two) was tried 8 times') as string,
    });
    expect(await query('select name from schema_migrations where id > 900')).toEqual([{ name: 'one' }]);
    await guest.end();
    await db.close();
  });
});
