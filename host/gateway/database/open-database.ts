import type { Database, DatabaseOptions } from './database.ts';

/**
 * Opens the server of `databaseUrl`, or the embedded database in `dataDir` without one. It is empty until `migrate`
 * has run.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  // Imported here, so that a process loads one of the two alone.
  if (options.databaseUrl !== undefined) {
    const { openServerDatabase } = await import('./server/server-database.ts');
    const { databaseReadUrl, databasePoolSize, databaseLockTimeoutMs, databaseStatementTimeoutMs } = options;
    return openServerDatabase(options.databaseUrl, {
      upkeep: options.upkeep ?? false,
      ...(databaseReadUrl !== undefined && { readUrl: databaseReadUrl }),
      ...(databasePoolSize !== undefined && { poolSize: databasePoolSize }),
      ...(databaseLockTimeoutMs !== undefined && { lockMs: databaseLockTimeoutMs }),
      ...(databaseStatementTimeoutMs !== undefined && { statementMs: databaseStatementTimeoutMs }),
      ...(options.log && { log: options.log }),
    });
  }
  const { openEmbeddedDatabase } = await import('./embedded-database.ts');
  return openEmbeddedDatabase(options.dataDir, options.lean);
}
