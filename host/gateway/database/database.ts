/** Runs SQL. Columns are named as in the SQL; `bytea` is a Uint8Array, `date` is yyyy-MM-dd, `int8` is a number. */
export interface Queryable {
  /** Runs one statement with `$1…` parameters. */
  query<Row extends object = Record<string, unknown>>(
    sql: string,
    parameters?: readonly unknown[],
  ): Promise<Row[]>;
  /**
   * As `query`, for a statement that takes a contended lock; `name` identifies it, for instance one hotel's calendar.
   * Only a few transactions of a process wait for one name with a connection. Others are rolled back, wait without a
   * connection, and run again from the start.
   */
  lock<Row extends object = Record<string, unknown>>(
    name: string,
    sql: string,
    parameters?: readonly unknown[],
  ): Promise<Row[]>;
  /** Runs several statements without parameters, for migrations. */
  script(sql: string): Promise<void>;
}

/**
 * The database: PGlite in a folder, or a PostgreSQL server, with one SQL dialect. When a server does not answer in
 * time, calls reject with a GatewayError `UNAVAILABLE`; a transaction may then be committed or not, so writes that
 * must not happen twice need an idempotency key.
 */
export interface Database extends Queryable, Reader {
  /** `embedded` is PGlite: one process, one connection. */
  readonly kind: 'embedded' | 'server';
  /**
   * Runs `work` in a transaction: committed when it resolves, rolled back when it rejects. It may run again after a
   * conflict, so it must have no other side effects.
   */
  transaction<T>(work: (tx: Queryable) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** Calls `onNotice` for every NOTIFY on `channel` until the returned function is called. */
  listen(channel: string, onNotice: (payload: string) => void): Promise<() => Promise<void>>;
  /** For reads that may lag by a moment: the replica while it answers and its lag is small, else this database. */
  readonly reader: Reader;
  /** Whether the servers answered within the last second. */
  state(): DatabaseState;
  /** The connections of this process to each server; absent for the embedded database. */
  connections?(): readonly PoolState[];
  /** Closes all connections and releases the folder. */
  close(): Promise<void>;
}

/** Connections of a pool at this moment. */
export interface PoolState {
  server: 'primary' | 'replica';
  /** Open ones, of which some are idle. */
  open: number;
  idle: number;
  /** Statements and transactions that wait for one. */
  waiting: number;
}

/** Consistent reads from one server. */
export interface Reader {
  query: Queryable['query'];
  /** Runs `work` on one snapshot, read-only. */
  snapshot<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
}

/** Options of a transaction. */
export interface TransactionOptions {
  /** Maintenance that no visitor waits for: long time limits, and no retries. */
  upkeep?: boolean;
}

/** Availability of the servers. */
export interface DatabaseState {
  /** The primary, or the embedded database; `full`: a write of the last minute found no space. */
  database: 'up' | 'away' | 'full';
  replica?: ReplicaState;
}

/** State of the replica. Reads go to it while it is `used`. */
export interface ReplicaState {
  state: 'used' | 'behind' | 'away';
  /** Replica lag in ms; while it is away, the time since its last answer. */
  lagMs: number;
}

/** Where the database is, and how it is used. Settings of the same names are the environment's. */
export interface DatabaseOptions {
  /** Folder of the embedded database, its lock and the encoded pictures (`DATA_DIR`). */
  dataDir: string;
  /** Address of a PostgreSQL server (`DATABASE_URL`); the embedded database is used without one. */
  databaseUrl?: string;
  /** Address of a streaming replica that serves reads (`DATABASE_READ_URL`). */
  databaseReadUrl?: string;
  /** Connections of this process to each server (`DATABASE_POOL_SIZE`). */
  databasePoolSize?: number;
  /** Milliseconds that a statement of a visitor waits for a lock (`DATABASE_LOCK_TIMEOUT_MS`). */
  databaseLockTimeoutMs?: number;
  /** Milliseconds that a statement of a visitor takes on the server (`DATABASE_STATEMENT_TIMEOUT_MS`). */
  databaseStatementTimeoutMs?: number;
  /** For command-line tools: all transactions are maintenance, with the limits of maintenance. */
  upkeep?: boolean;
  /**
   * The embedded database takes 150 MB in place of up to 900, and answers large questions slower: for a process that asks
   * it little.
   */
  lean?: boolean;
  log?: DatabaseLog;
}

/** Log of lost and restored connections. */
export interface DatabaseLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}
