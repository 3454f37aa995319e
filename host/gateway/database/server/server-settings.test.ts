import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cuttableProxy } from '../../fixtures/cuttable-proxy.ts';
import { ownDatabase } from '../../fixtures/own-database.ts';
import type { DatabaseOptions } from '../database.ts';
import { openDatabase } from '../open-database.ts';

let own: Awaited<ReturnType<typeof ownDatabase>>;
let server: URL;
/** Accepts connections and never answers, as a server that hangs. */
const silent = createServer();

beforeAll(async () => {
  own = await ownDatabase();
  server = new URL(own.url);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  silent.close();
  await own.drop();
});

const open = (databaseUrl: string, options: Partial<DatabaseOptions> = {}) =>
  openDatabase({ dataDir: '', databaseUrl, ...options });
const portOf = (url: string) => new URL(url).port;
const several = (ports: readonly (string | number)[], parameters = '') =>
  `postgres://${server.username}@${ports.map((port) => `127.0.0.1:${port}`).join(',')}${server.pathname}${parameters}`;

describe('the time limits of the database', () => {
  const LIMITS = `select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement,
    current_setting('idle_in_transaction_session_timeout') as idle`;
  const settings = { databaseLockTimeoutMs: 300, databaseStatementTimeoutMs: 700 };

  it('hold on every connection, for visitors and for commands', async () => {
    const visitors = await open(own.url, settings);
    const upkeep = await open(own.url, { ...settings, upkeep: true });
    await visitors.listen('news', () => undefined).then((stop) => stop());
    const limits = { lock: '300ms', statement: '700ms', idle: '10s' };
    const long = { lock: '1min', statement: '1h', idle: '30min' };
    expect(await visitors.query(LIMITS)).toEqual([limits]);
    expect(await visitors.transaction((tx) => tx.query(LIMITS))).toEqual([limits]);
    expect(await visitors.transaction((tx) => tx.query(LIMITS), { upkeep: true })).toEqual([long]);
    expect(await upkeep.query(LIMITS)).toEqual([long]);
    await upkeep.close();
    await visitors.close();
  });

  it('end a statement that takes longer, and one that waits for a lock', async () => {
    const db = await open(own.url, settings);
    await db.script('create table held (id integer primary key); insert into held values (1)');
    await expect(db.query('select pg_sleep(5)')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    const holder = await open(own.url);
    await holder.transaction(async (tx) => {
      await tx.query('select id from held for update');
      const from = performance.now();
      await expect(db.query('select id from held for update')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
      expect(performance.now() - from).toBeLessThan(690);
    });
    await holder.close();
    await db.close();
  });
});

it('a process opens as many connections as its setting says', async () => {
  const url = `${own.url}?application_name=pool`;
  const db = await open(url, { databasePoolSize: 5 });
  await Promise.all(Array.from({ length: 12 }, () => db.query('select pg_sleep(0.05)')));
  const count = `select count(*)::integer as open from pg_stat_activity where application_name = 'pool'`;
  // Five for visitors, one that watches the server.
  expect(await db.query(count)).toEqual([{ open: 6 }]);
  await db.close();
});

describe('an address with several servers', () => {
  it('is used past a server that refuses and one that does not answer', async () => {
    const { port } = silent.address() as AddressInfo;
    const db = await open(several([1, port, server.port]));
    expect(await db.query('select 1 as one')).toEqual([{ one: 1 }]);
    await db.close();
  });

  it('is used on the next server when the first is lost', async () => {
    const first = await cuttableProxy(own.url);
    const db = await open(several([portOf(first.url), server.port]));
    expect(await db.query('select 1 as one')).toEqual([{ one: 1 }]);
    await first.close();
    await expect
      .poll(() => db.query('select 2 as two').catch(() => undefined), { timeout: 5_000 })
      .toEqual([{ two: 2 }]);
    await expect.poll(() => db.state()).toEqual({ database: 'up' });
    await db.close();
  });

  it('is not used where no server takes writes, unless the address allows any', async () => {
    const setup = await open(own.url);
    await setup.script(
      `create schema standby; create function standby.pg_is_in_recovery() returns boolean return true`,
    );
    await setup.close();
    // Every server of this address says that it is a replica.
    const replicas = '?options=-c%20search_path%3Dstandby,pg_catalog,public';
    const error: unknown = await open(several([1, server.port], replicas)).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'DATABASE_UNREACHABLE' });
    expect(String(error)).toContain('the server is a replica, and no other one is the primary');
    expect(String(error)).toContain(`127.0.0.1:1,127.0.0.1:${server.port}${server.pathname}`);
    const db = await open(several([1, server.port], `${replicas}&target_session_attrs=any`));
    expect(await db.query('select 1 as one')).toEqual([{ one: 1 }]);
    await db.close();
  });
});

it('a unix socket is used', async () => {
  const tcp = await open(own.url);
  const [row] = await tcp.query<{ folder: string }>(
    `select current_setting('unix_socket_directories') as folder`,
  );
  await tcp.close();
  const [folder = ''] = row?.folder.split(',') ?? [];
  const socket = `postgres://${server.username}@/${server.pathname.slice(1)}?host=${folder}&port=${server.port}`;
  const encoded = `postgres://${server.username}@${encodeURIComponent(folder)}:${server.port}${server.pathname}`;
  for (const url of [socket, encoded]) {
    const db = await open(url);
    // No address: the client is on the same machine and came through the socket.
    expect(await db.query('select inet_client_addr() as client')).toEqual([{ client: null }]);
    await db.close();
  }
});
