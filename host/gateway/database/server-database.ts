import pg from 'pg';
import { DatabaseError } from './database-error.ts';
import type { Database, Queryable } from './database.ts';

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

/** A PostgreSQL server or cluster, through a pool of connections. */
export async function openServerDatabase(databaseUrl: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    types,
    connectionTimeoutMillis: 10_000,
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
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
  return {
    kind: 'server',
    ...queryable(pool),
    async transaction(work) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const result = await work(queryable(client));
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch(() => undefined);
        throw error;
      } finally {
        client.release();
      }
    },
    async listen(channel, onNotice) {
      const client = await pool.connect();
      const heard = (notice: pg.Notification): void => {
        if (notice.channel === channel) onNotice(notice.payload ?? '');
      };
      client.on('notification', heard);
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      return async () => {
        client.off('notification', heard);
        await client.query(`unlisten ${client.escapeIdentifier(channel)}`);
        client.release();
      };
    },
    close: () => pool.end(),
  };
}
