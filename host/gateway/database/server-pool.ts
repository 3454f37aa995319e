import pg from 'pg';
import type { Queryable } from './database.ts';

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
export const CONNECTIONS = 10;

/** Milliseconds; 0 is no limit. */
export interface TimeLimits {
  /** For a lock that another transaction holds. */
  lockMs: number;
  /** For a statement on the server. */
  statementMs: number;
  /** Between two statements of a transaction: a process that stands still keeps no hotel locked. */
  idleMs: number;
  /** For the answer to a statement, where the server, or the way to it, does not even say that time is over. */
  answerMs: number;
}

/** What a visitor waits for. A whole request is answered within ten seconds, or refused. */
export const VISITOR_LIMITS: TimeLimits = {
  lockMs: 2_000,
  statementMs: 5_000,
  idleMs: 10_000,
  answerMs: 6_000,
};
/** Reading much at a time, for searches. */
export const SNAPSHOT_LIMITS: TimeLimits = {
  lockMs: 0,
  statementMs: 60_000,
  idleMs: 60_000,
  answerMs: 65_000,
};
export const NO_LIMITS: TimeLimits = { lockMs: 0, statementMs: 0, idleMs: 0, answerMs: 0 };
/** The driver takes 0 for "as the connection": the longest that a timer can be set to. */
const LONGEST_MS = 2 ** 31 - 1;

/** A pool whose broken connections are replaced, and never end the process. */
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
  // An error event without a listener would end the process: idle connections tell the pool, busy ones themselves.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Statements on a pool or on one of its connections. `answerMs` replaces the pool's limit. */
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
