import pg from 'pg';
import { DatabaseError } from '../database-error.ts';
import { toCallerError, unavailable, watchSpace } from '../database-fault.ts';
import type { Database, DatabaseLog, PoolState, Reader } from '../database.ts';
import { keepListening } from './keep-listening.ts';
import { readReplica } from './read-replica.ts';
import { runTransactions } from './run-transaction.ts';
import { serverChoice, type ServerChoice } from './server-choice.ts';
import {
  limitSettings,
  openPool,
  queryable,
  SNAPSHOT_LIMITS,
  UPKEEP_LIMITS,
  visitorLimits,
  WATCH_LIMITS,
} from './server-pool.ts';
import { inTransaction } from './server-transaction.ts';
import { watchServers, type ServerWatch } from './watch-servers.ts';

/** A short time-out: the primary can answer instead of the replica. */
const REPLICA: pg.PoolConfig = { connectionTimeoutMillis: 2_000 };
/** A separate connection, so that the watch does not depend on the pool. */
const WATCH: pg.PoolConfig = { max: 1, connectionTimeoutMillis: 1_000 };
/** Defaults of `DATABASE_POOL_SIZE`, `DATABASE_LOCK_TIMEOUT_MS` and `DATABASE_STATEMENT_TIMEOUT_MS`. */
const CONNECTIONS = 10;
const LOCK_MS = 2_000;
const STATEMENT_MS = 5_000;

/** WAL position in bytes, written or replayed. Null on other kinds of replicas, whose lag is not checked. */
const POSITION = `select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn()
  else pg_current_wal_lsn() end - '0/0')::bigint as position`;
/** Fails on a server in recovery, which is no primary. */
const PRIMARY_POSITION = `select (pg_current_wal_lsn() - '0/0')::bigint as position`;

const QUIET: DatabaseLog = { info: () => undefined, warn: () => undefined };

/** A command-line tool ends before a server could change. */
const UNWATCHED: ServerWatch = {
  state: () => ({ database: 'up' }),
  onReplicaAway: () => () => undefined,
  stop: async () => undefined,
};

/** Options of a server database. */
export interface ServerOptions {
  readUrl?: string;
  upkeep?: boolean;
  /** Connections of this process to each server. */
  poolSize?: number;
  /** Milliseconds that a statement of a visitor waits for a lock. */
  lockMs?: number;
  /** Milliseconds that a statement of a visitor takes on the server. */
  statementMs?: number;
  log?: DatabaseLog;
}

function readerOf(pool: pg.Pool): Reader {
  const begin = {
    sql: 'begin transaction isolation level repeatable read, read only',
    limits: SNAPSHOT_LIMITS,
  };
  return {
    query: queryable(pool).query,
    snapshot: (work) => inTransaction(pool, begin, work),
  };
}

const poolState = (server: PoolState['server'], pool: pg.Pool, transactions = 0): PoolState => ({
  server,
  open: pool.totalCount,
  idle: pool.idleCount,
  waiting: pool.waitingCount + transactions,
});

/** Watches primary and replica over separate connections. */
function watch(writes: ServerChoice, reads: ServerChoice | undefined, log: DatabaseLog): ServerWatch {
  const open = (choice: ServerChoice, sql: string) => {
    const pool = openPool(choice, WATCH_LIMITS, WATCH);
    const position = async () => {
      const { rows } = await pool.query<{ position: number | null }>(sql);
      return rows[0]?.position ?? Number.POSITIVE_INFINITY;
    };
    return { pool, position };
  };
  const primary = open(writes, PRIMARY_POSITION);
  const replica = reads && open(reads, POSITION);
  const servers = watchServers({ primary: primary.position, replica: replica?.position }, { log });
  return {
    ...servers,
    async stop() {
      await servers.stop();
      await primary.pool.end();
      await replica?.pool.end();
    },
  };
}

/** Opens a PostgreSQL server with a connection pool; reads go to its replica, if any. */
export async function openServerDatabase(
  databaseUrl: string,
  {
    readUrl,
    upkeep = false,
    poolSize = CONNECTIONS,
    lockMs = LOCK_MS,
    statementMs = STATEMENT_MS,
    log = QUIET,
  }: ServerOptions = {},
): Promise<Database> {
  const writes = serverChoice(databaseUrl, 'writes');
  const reads = readUrl === undefined || upkeep ? undefined : serverChoice(readUrl, 'reads');
  const limits = upkeep ? UPKEEP_LIMITS : visitorLimits(lockMs, statementMs);
  const pool = openPool(writes, limits, { max: poolSize });
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new DatabaseError(
      'DATABASE_UNREACHABLE',
      `DATABASE_URL: the server at ${writes.name} did not answer ` +
        `(${error instanceof Error ? error.message : String(error)}). ` +
        'Expected a PostgreSQL that this process may log in to; without DATABASE_URL the embedded one is used.',
      { cause: error },
    );
  }
  const servers = upkeep ? UNWATCHED : watch(writes, reads, log);
  /** Calls the primary, or fails at once while it is known to be away. */
  const ask = async <T>(work: () => Promise<T>): Promise<T> => {
    // A command-line tool shows PostgreSQL's own errors.
    if (upkeep) return work();
    if (servers.state().database === 'away') throw unavailable('away');
    try {
      return await work();
    } catch (error) {
      space.note(error);
      throw toCallerError(error);
    }
  };
  const space = watchSpace();
  const { query, lock, script } = queryable(pool);
  const { snapshot } = readerOf(pool);
  const transactions = runTransactions(pool, poolSize, log);
  const primary: Omit<Database, 'reader'> = {
    kind: 'server',
    query: (sql, parameters) => ask(() => query(sql, parameters)),
    lock: (name, sql, parameters) => ask(() => lock(name, sql, parameters)),
    script: (sql) => ask(() => script(sql)),
    snapshot: (work) => ask(() => snapshot(work)),
    transaction: (work, options) => ask(() => transactions.run(work, { upkeep, ...options })),
    listen: (channel, onNotice) =>
      keepListening(
        () =>
          new pg.Client({
            connectionString: writes.present().connectionString,
            keepAlive: true,
            ...limitSettings(limits),
          }),
        { channel, onNotice, log },
      ),
    state: () => {
      const state = servers.state();
      return state.database === 'up' && space.isFull() ? { ...state, database: 'full' } : state;
    },
    connections: () => [
      poolState('primary', pool, transactions.waiting()),
      ...(replica ? [poolState('replica', replica)] : []),
    ],
    async close() {
      await servers.stop();
      await replica?.end();
      await pool.end();
    },
  };
  const replica = reads && openPool(reads, limits, { ...REPLICA, max: poolSize });
  return { ...primary, reader: replica ? readReplica(readerOf(replica), primary, servers) : primary };
}
