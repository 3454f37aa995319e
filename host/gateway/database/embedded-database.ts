import { join } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import type { Transaction } from '@electric-sql/pglite';
import type { Database, Queryable, Reader } from './database.ts';
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

/** PGlite in this process, stored below `dataDir` and locked against a second process. */
export async function openEmbeddedDatabase(dataDir: string): Promise<Database> {
  const unlock = lockFolder(dataDir);
  let lite: PGlite;
  try {
    lite = await PGlite.create({ dataDir: join(dataDir, 'database'), parsers });
  } catch (error) {
    unlock();
    throw error;
  }
  const whole = queryable(lite);
  const reader: Reader = {
    query: whole.query,
    snapshot: (work) =>
      lite.transaction(async (tx) => {
        await tx.exec('set transaction isolation level repeatable read, read only');
        return work(queryable(tx));
      }),
  };
  return {
    kind: 'embedded',
    ...whole,
    ...reader,
    reader,
    state: () => ({ database: 'up' }),
    transaction: (work) => lite.transaction((tx) => work(queryable(tx))),
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
