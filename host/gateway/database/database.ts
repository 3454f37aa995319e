/** Rows of an answer; columns as in the SQL. `bytea` arrives as Uint8Array, `date` as yyyy-MM-dd, `int8` as number. */
export interface Queryable {
  /** Runs one statement with `$1…` parameters. */
  query<Row extends object = Record<string, unknown>>(
    sql: string,
    parameters?: readonly unknown[],
  ): Promise<Row[]>;
  /**
   * As `query`, for a statement in a transaction that locks what many want at once; `name` says what it is, for
   * instance the calendar of one hotel. Only a few transactions of a process wait for one name with a connection each.
   * The others are undone, wait without a connection, and are made again from their beginning.
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
 * The database behind the gateway: PGlite in a folder, or a PostgreSQL server. One dialect. When a server does not
 * answer in time, every call rejects with a GatewayError `UNAVAILABLE`; nobody knows then whether a transaction was
 * kept, so that what must not happen twice has an idempotency key.
 */
export interface Database extends Queryable, Reader {
  /** `embedded` is PGlite: one process, one connection. */
  readonly kind: 'embedded' | 'server';
  /**
   * Runs `work` in one transaction: kept when it resolves, undone when it rejects. It is made again from its beginning
   * when it had to give way to another one, so it changes nothing but the database.
   */
  transaction<T>(work: (tx: Queryable) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** Calls `onNotice` for every NOTIFY on `channel` until the returned function is called. */
  listen(channel: string, onNotice: (payload: string) => void): Promise<() => Promise<void>>;
  /**
   * Where reads go that may be a moment behind: the replica while there is one that answers and is not behind, else
   * this database.
   */
  readonly reader: Reader;
  /** Whether the servers answer, as of the last second. */
  state(): DatabaseState;
  /** Ends all connections and frees the folder. */
  close(): Promise<void>;
}

/** Reads that are answered from one place. */
export interface Reader {
  query: Queryable['query'];
  /** Runs `work` over one state of the data, without changing it. */
  snapshot<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
}

/** How a transaction is run. */
export interface TransactionOptions {
  /** Work of the operator that no visitor waits for: it has no time limits, and is never made again. */
  upkeep?: boolean;
}

/** Whether the servers answer. */
export interface DatabaseState {
  /** The primary, or the embedded database. */
  database: 'up' | 'away';
  replica?: ReplicaState;
}

/** The replica as this process sees it. It is read while it is `used`. */
export interface ReplicaState {
  state: 'used' | 'behind' | 'away';
  /** Age in ms of the oldest change of the primary that it does not have; while it is away, since it last answered. */
  lagMs: number;
}

/** Where the data is kept. */
export interface DatabaseOptions {
  /** Folder of the embedded database, its lock and the encoded pictures (`DATA_DIR`). */
  dataDir: string;
  /** Address of a PostgreSQL server (`DATABASE_URL`); the embedded database is used without one. */
  databaseUrl?: string;
  /** Address of a streaming replica that serves reads (`DATABASE_READ_URL`). */
  databaseReadUrl?: string;
  /** For a command of the operator: all transactions are upkeep, and no statement has a time limit. */
  upkeep?: boolean;
  log?: DatabaseLog;
}

/** Told when connections break and come back. */
export interface DatabaseLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}
