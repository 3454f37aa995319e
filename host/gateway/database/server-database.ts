import pg from 'pg';
import { DatabaseError } from './database-error.ts';
import type { Database, DatabaseLog, Queryable, Reader } from './database.ts';
import { keepListening } from './keep-listening.ts';
import { readReplica } from './read-replica.ts';

const OID_INT8 = 20;
const OID_DATE = 1082;

/** Dates stay plain text and counters are numbers, as the embedded database gives them. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === OID_DATE) return (value: string) => value;
    if (oid === OID_INT8) return Number;
    return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text');
  }) as typeof pg.types.getTypeParser,
};

/** Connections of one process to one server. */
const CONNECTIONS = 10;
/** A replica is not waited for as the primary is: the primary can answer in its place. */
const REPLICA: pg.PoolConfig = { connectionTimeoutMillis: 2_000, query_timeout: 10_000 };

const QUIET: DatabaseLog = { info: () => undefined, warn: () => undefined };

function queryable(source: pg.Pool | pg.PoolClient): Queryable {
  return {
    async query<Row extends object>(sql: string, parameters: readonly unknown[] = []) {
      return (await source.query(sql, [...parameters])).rows as Row[];
    },
    async script(sql) {
      await source.query(sql);
    },
  };
}

/** A pool whose broken connections are replaced, and never end the process. */
function openPool(connectionString: string, settings: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: CONNECTIONS,
    types,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    ...settings,
  });
  // An error event without a listener would end the process: idle connections tell the pool, busy ones themselves.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

async function inTransaction<T>(
  pool: pg.Pool,
  begin: string,
  work: (tx: Queryable) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(begin);
    const result = await work(queryable(client));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((reason: Error) => {
      // A connection that cannot even roll back is no good to anybody.
      broken = reason;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

function readerOf(pool: pg.Pool): Reader {
  return {
    query: queryable(pool).query,
    snapshot: (work) =>
      inTransaction(pool, 'begin transaction isolation level repeatable read, read only', work),
  };
}

/** A PostgreSQL server or cluster, through a pool of connections; reads from its replica where there is one. */
export async function openServerDatabase(
  databaseUrl: string,
  { readUrl, log = QUIET }: { readUrl?: string; log?: DatabaseLog } = {},
): Promise<Database> {
  const pool = openPool(databaseUrl);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const { hostname, port, pathname } = new URL(databaseUrl);
    throw new DatabaseError(
      'DATABASE_UNREACHABLE',
      `DATABASE_URL: the server at ${hostname}:${port || '5432'}${pathname} did not answer ` +
        `(${error instanceof Error ? error.message : String(error)}). ` +
        'Expected a PostgreSQL that this process may log in to; without DATABASE_URL the embedded one is used.',
      { cause: error },
    );
  }
  const replica = readUrl === undefined ? undefined : openPool(readUrl, REPLICA);
  const primary = readerOf(pool);
  return {
    kind: 'server',
    ...queryable(pool),
    reader: replica ? readReplica(readerOf(replica), primary, log) : primary,
    transaction: (work) => inTransaction(pool, 'begin', work),
    listen: (channel, onNotice) =>
      keepListening(() => new pg.Client({ connectionString: databaseUrl, keepAlive: true }), {
        channel,
        onNotice,
        log,
      }),
    async close() {
      await replica?.end();
      await pool.end();
    },
  };
}
