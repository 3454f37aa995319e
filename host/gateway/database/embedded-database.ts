import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite, types } from '@electric-sql/pglite';
import type { Transaction } from '@electric-sql/pglite';
import type { Database, Queryable, Reader } from './database.ts';
import { toCallerError, watchSpace } from './database-fault.ts';
import { lockFolder } from './folder-lock.ts';

/** PGlite's own `bytea` parser is nine times slower, which delays the start. */
const parsers = {
  [types.BYTEA]: (value: string) => Buffer.from(value.slice(2), 'hex'),
  [types.DATE]: (value: string) => value,
  [types.INT8]: (value: string) => Number(value),
};

function queryable(source: PGlite | Transaction): Queryable {
  const query: Queryable['query'] = async <Row extends object>(
    sql: string,
    parameters: readonly unknown[] = [],
  ) => (await source.query<Row>(sql, [...parameters])).rows;
  return {
    query,
    // One connection: no lock is contended.
    lock: (_name, sql, parameters) => query(sql, parameters),
    async script(sql) {
      await source.exec(sql);
    },
  };
}

/** What the database of a lean process does without: most of the 128 MB in which it keeps pages of its files. */
const LEAN = [...PGlite.defaultStartParams, '-c', 'shared_buffers=4MB'];

/**
 * PGlite in this process, stored below `dataDir` and locked against a second process. `lean`: with little memory, see
 * `DatabaseOptions`.
 */
export async function openEmbeddedDatabase(dataDir: string, lean = false): Promise<Database> {
  // To optimise the largest function of PostgreSQL, the compiler takes 500 MB for a second.
  if (lean) for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag);
  const unlock = lockFolder(dataDir);
  let lite: PGlite;
  try {
    lite = await PGlite.create({
      dataDir: join(dataDir, 'database'),
      parsers,
      ...(lean && { startParams: LEAN }),
    });
  } catch (error) {
    unlock();
    throw error;
  }
  const space = watchSpace();
  const ask = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      space.note(error);
      throw toCallerError(error);
    }
  };
  const whole = queryable(lite);
  const query: Queryable['query'] = (sql, parameters) => ask(() => whole.query(sql, parameters));
  const reader: Reader = {
    query,
    snapshot: (work) =>
      lite.transaction(async (tx) => {
        await tx.exec('set transaction isolation level repeatable read, read only');
        return work(queryable(tx));
      }),
  };
  return {
    kind: 'embedded',
    ...reader,
    reader,
    lock: (_name, sql, parameters) => query(sql, parameters),
    script: (sql) => ask(() => whole.script(sql)),
    state: () => ({ database: space.isFull() ? 'full' : 'up' }),
    transaction: (work) => ask(() => lite.transaction((tx) => work(queryable(tx)))),
    async listen(channel, onNotice) {
      return lite.listen(channel, onNotice);
    },
    async close() {
      try {
        await lite.close();
      } finally {
        unlock();
      }
    },
  };
}
