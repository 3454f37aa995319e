import pg from 'pg';
import type { Queryable } from '../database.ts';

const OID_INT8 = 20;
const OID_DATE = 1082;

/** Dates stay text and int8 are numbers, as in the embedded database. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === OID_DATE) return (value: string) => value;
    if (oid === OID_INT8) return Number;
    return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text');
  }) as typeof pg.types.getTypeParser,
};

/** Connections per process and server. */
export const CONNECTIONS = 10;

/** Time limits in milliseconds; 0 is no limit. */
export interface TimeLimits {
  /** Waiting for a lock. */
  lockMs: number;
  /** A statement on the server. */
  statementMs: number;
  /** Idle time within a transaction: a hung process must not keep a hotel locked. */
  idleMs: number;
  /** Waiting for an answer at the client, for a server or network that does not even report a time-out. */
  answerMs: number;
}

/** Limits of requests, which are answered within ten seconds in all. */
export const VISITOR_LIMITS: TimeLimits = {
  lockMs: 2_000,
  statementMs: 5_000,
  idleMs: 10_000,
  answerMs: 6_000,
};
/** Limits of large reads for the search model. */
export const SNAPSHOT_LIMITS: TimeLimits = {
  lockMs: 0,
  statementMs: 60_000,
  idleMs: 60_000,
  answerMs: 65_000,
};
export const NO_LIMITS: TimeLimits = { lockMs: 0, statementMs: 0, idleMs: 0, answerMs: 0 };
/** The driver reads 0 as "the connection's limit", so no limit is the longest timer. */
const LONGEST_MS = 2 ** 31 - 1;

/** A pool that replaces broken connections. */
export function openPool(
  connectionString: string,
  { lockMs, statementMs, idleMs, answerMs }: TimeLimits,
  settings: pg.PoolConfig = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: CONNECTIONS,
    types,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    lock_timeout: lockMs,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: idleMs,
    query_timeout: answerMs,
    ...settings,
  });
  // Without a listener an error event would end the process. Idle connections report here, busy ones reject their
  // query.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Runs statements on a pool or one connection. `answerMs` overrides the pool's limit. */
export function queryable(source: pg.Pool | pg.PoolClient, answerMs?: number): Queryable {
  const limit = answerMs !== undefined && { query_timeout: answerMs || LONGEST_MS };
  const query: Queryable['query'] = async <Row extends object>(
    sql: string,
    parameters: readonly unknown[] = [],
  ) => {
    const { rows } = await source.query({ text: sql, values: [...parameters], ...limit });
    return rows as Row[];
  };
  return {
    query,
    lock: (_name, sql, parameters) => query(sql, parameters),
    async script(sql) {
      await source.query({ text: sql, ...limit });
    },
  };
}
