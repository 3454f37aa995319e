import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { book, openSellingDesk, type SellingDesk } from '../../fixtures/selling-desk.ts';
import { ownDatabase } from '../../fixtures/own-database.ts';
import type { Database } from '../database.ts';
import { openDatabase } from '../open-database.ts';
import { grantTo } from './grant-to.ts';
import { checkSchema, migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';

const role = `shop_${crypto.randomUUID().slice(0, 8)}`;
let own: Awaited<ReturnType<typeof ownDatabase>>;
let owner: Database;
let shop: Database;
let desk: SellingDesk;

async function asOwner(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: own.url });
  await client.connect();
  await client.query(sql);
  await client.end();
}

beforeAll(async () => {
  own = await ownDatabase();
  await asOwner(`create role ${role} login password 'secret'`);
  owner = await openDatabase({ dataDir: '', databaseUrl: own.url, upkeep: true });
  await migrate(owner);
  await grantTo(owner, role);
  const url = new URL(own.url);
  url.username = role;
  url.password = 'secret';
  shop = await openDatabase({ dataDir: '', databaseUrl: String(url) });
  desk = await openSellingDesk({ db: shop });
}, 60_000);
afterAll(async () => {
  await desk.close();
  await owner.close();
  await asOwner(`drop owned by ${role}; drop role ${role}`);
  await own.drop();
});

describe('an operator whose processes run with a role of their own', () => {
  it('has a shop that sells, gives back and settles with it', async () => {
    await checkSchema(shop);
    expect(await migrate(shop)).toEqual([]);
    const booking = await book(desk, await desk.quote('10'));
    const url = `/api/bookings/${booking.bookingNumber}/cancel`;
    expect((await desk.post(url, { email: 'anna@mail.example' })).status).toBe(200);
    await desk.selling.settle();
    expect(await shop.query('select status from bookings')).toEqual([{ status: 'cancelled' }]);
  });

  it.each([
    'alter table bookings add column more text',
    'drop table bookings',
    'truncate bookings cascade',
    'create table more (id integer)',
    'create index on bookings (status)',
    `insert into schema_migrations (id, name, fingerprint) values (900, 'more', 'x')`,
    'delete from schema_migrations',
    `update payment_attempts set method = 'card'`,
    'delete from payment_attempts',
  ])('need not fear: %s', async (sql) => {
    await expect(shop.query(sql)).rejects.toMatchObject({ code: '42501' });
  });

  it('grants tables of later migrations with them, and is told where the role may not migrate', async () => {
    const more = { id: 901, name: 'more', sql: 'create table more (id integer)', expands: true as const };
    await expect(migrate(shop, { migrations: [...MIGRATIONS, more] })).rejects.toThrow(
      'permission denied for schema public',
    );
    await migrate(owner, { migrations: [...MIGRATIONS, more] });
    await shop.query('insert into more (id) values (1)');
    expect(await shop.query('select id from more')).toEqual([{ id: 1 }]);
  });

  it('is refused a role that there is not, and one that could change the tables all the same', async () => {
    await expect(grantTo(owner, 'nobody; drop')).rejects.toMatchObject({ code: 'ROLE_UNKNOWN' });
    const [me] = await owner.query<{ name: string }>('select current_user as name');
    await expect(grantTo(owner, me?.name ?? '')).rejects.toMatchObject({ code: 'ROLE_OWNS' });
  });
});
