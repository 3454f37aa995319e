/** Rows of an answer; columns as in the SQL. `bytea` arrives as Uint8Array, `date` as yyyy-MM-dd, `int8` as number. */
export interface Queryable {
  /** Runs one statement with `$1…` parameters. */
  query<Row extends object = Record<string, unknown>>(
    sql: string,
    parameters?: readonly unknown[],
  ): Promise<Row[]>;
  /** Runs several statements without parameters, for migrations. */
  script(sql: string): Promise<void>;
}

/** The database behind the gateway: PGlite in a folder, or a PostgreSQL server. One dialect. */
export interface Database extends Queryable {
  /** `embedded` is PGlite: one process, one connection. */
  readonly kind: 'embedded' | 'server';
  /** Runs `work` in one transaction: kept when it resolves, undone when it rejects. */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  /** Calls `onNotice` for every NOTIFY on `channel` until the returned function is called. */
  listen(channel: string, onNotice: (payload: string) => void): Promise<() => Promise<void>>;
  /**
   * Where reads go that may be a moment behind: the replica while there is one that answers, else this database.
   * Each transaction is one consistent state.
   */
  readonly reader: Reader;
  /** Ends all connections and frees the folder. */
  close(): Promise<void>;
}

/** Reads that are answered from one place. */
export interface Reader {
  query: Queryable['query'];
  /** Runs `work` over one state of the data, without changing it. */
  snapshot<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
}

/** Where the data is kept. */
export interface DatabaseOptions {
  /** Folder of the embedded database, its lock and the encoded pictures (`DATA_DIR`). */
  dataDir: string;
  /** Address of a PostgreSQL server (`DATABASE_URL`); the embedded database is used without one. */
  databaseUrl?: string;
  /** Address of a streaming replica that serves reads (`DATABASE_READ_URL`). */
  databaseReadUrl?: string;
  log?: DatabaseLog;
}

/** Told when connections break and come back. */
export interface DatabaseLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}
