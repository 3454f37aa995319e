import pg from 'pg';
import { databaseFault } from '../database-fault.ts';
import type { Queryable } from '../database.ts';
import { observed, report } from '../../observe/observe.ts';
import type { ServerChoice } from './server-choice.ts';

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

/** What the answer of a statement may take beyond the statement itself, in milliseconds. */
const ROUND_TRIP_MS = 1_000;

/** Limits of requests, which are answered within ten seconds in all. */
export const visitorLimits = (lockMs: number, statementMs: number): TimeLimits => ({
  lockMs,
  statementMs,
  idleMs: 10_000,
  answerMs: statementMs + ROUND_TRIP_MS,
});
/** Limits of large reads for the search model. */
export const SNAPSHOT_LIMITS: TimeLimits = {
  lockMs: 10_000,
  statementMs: 60_000,
  idleMs: 60_000,
  answerMs: 65_000,
};
/** Limits of commands, migrations and the daily update: nobody waits for them, and they end all the same. */
export const UPKEEP_LIMITS: TimeLimits = {
  lockMs: 60_000,
  statementMs: 3_600_000,
  idleMs: 1_800_000,
  answerMs: 3_605_000,
};
/** Limits of the check whether a server answers. */
export const WATCH_LIMITS: TimeLimits = {
  lockMs: 1_000,
  statementMs: 1_000,
  idleMs: 10_000,
  answerMs: 1_000,
};

/** The settings of a connection that has these limits, for the driver. */
export const limitSettings = ({ lockMs, statementMs, idleMs, answerMs }: TimeLimits) => ({
  lock_timeout: lockMs,
  statement_timeout: statementMs,
  idle_in_transaction_session_timeout: idleMs,
  query_timeout: answerMs,
});

/** Milliseconds for a connection to one server, and to one of several, where the next one is tried. */
const CONNECT_MS = 5_000;
const CONNECT_NEXT_MS = 2_000;

/** A pool that connects to the chosen server, and to the next one where that does not answer or is no primary. */
class ServerPool extends pg.Pool {
  readonly #choice: ServerChoice;

  constructor(choice: ServerChoice, settings: pg.PoolConfig) {
    super(settings);
    this.#choice = choice;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(done: ConnectDone): void;
  override connect(done?: ConnectDone): Promise<pg.PoolClient> | void {
    const connecting = this.#connectToAny();
    if (!done) return connecting;
    connecting.then(
      (client) => done(undefined, client, (error) => client.release(error)),
      (error: Error) => done(error, undefined, () => undefined),
    );
  }

  async #connectToAny(): Promise<pg.PoolClient> {
    const from = performance.now();
    for (let tries = 1; ; tries += 1) {
      const place = this.#choice.present();
      // Read for each new connection.
      this.options.connectionString = place.connectionString;
      try {
        const client = await super.connect();
        report('connection', { seconds: (performance.now() - from) / 1000 });
        return client;
      } catch (error) {
        // All connections are in use: that says nothing about the server.
        const isFull = (error as Error).message.startsWith('timeout exceeded');
        if (isFull || databaseFault(error) !== 'away') throw error;
        this.#choice.skip(place);
        if (tries >= this.#choice.count) throw error;
      }
    }
  }
}

type ConnectDone = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void;

/** A pool that replaces broken connections. */
export function openPool(choice: ServerChoice, limits: TimeLimits, settings: pg.PoolConfig = {}): pg.Pool {
  const pool = new ServerPool(choice, {
    types,
    connectionTimeoutMillis: choice.count > 1 ? CONNECT_NEXT_MS : CONNECT_MS,
    keepAlive: true,
    ...limitSettings(limits),
    ...(choice.primaryOnly && { onConnect: refuseStandby }),
    ...settings,
  });
  // Without a listener an error event would end the process. Idle connections report here, busy ones reject their
  // query.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Rejects as a failover does, so that the next server is tried. */
async function refuseStandby(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
  if (rows[0]?.standby)
    throw Object.assign(new Error('the server is a replica, and no other one is the primary'), {
      code: '25006',
    });
}

/** The driver reads 0 as "the connection's limit", so no limit is the longest timer. */
const LONGEST_MS = 2 ** 31 - 1;

const VERB = /^\s*(select|insert|update|delete|with|begin|commit|rollback|set)\b/i;
/** The kind of a statement, for the name of its span. */
const verbOf = (sql: string): string => VERB.exec(sql)?.[1]?.toLowerCase() ?? 'other';

/** Runs statements on a pool or one connection. `answerMs` overrides the pool's limit. */
export function queryable(source: pg.Pool | pg.PoolClient, answerMs?: number): Queryable {
  const limit = answerMs !== undefined && { query_timeout: answerMs || LONGEST_MS };
  const query: Queryable['query'] = async <Row extends object>(
    sql: string,
    parameters: readonly unknown[] = [],
  ) => {
    const { rows } = await observed({ name: `sql ${verbOf(sql)}`, system: 'postgresql' }, () =>
      source.query<Row>({ text: sql, values: [...parameters], ...limit }),
    );
    return rows;
  };
  return {
    query,
    lock: (_name, sql, parameters) => query(sql, parameters),
    async script(sql) {
      await source.query({ text: sql, ...limit });
    },
  };
}
