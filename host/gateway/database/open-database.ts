import type { Database, DatabaseOptions } from './database.ts';

/**
 * Opens the store: the server of `databaseUrl` where there is one, else the embedded database in `dataDir`.
 * It is empty until `migrate` ran.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  // Imported here, so that a process with a server never loads the embedded engine, and the other way round.
  if (options.databaseUrl !== undefined) {
    const { openServerDatabase } = await import('./server-database.ts');
    const { databaseReadUrl: readUrl, upkeep = false, log } = options;
    return openServerDatabase(options.databaseUrl, {
      ...(readUrl !== undefined && { readUrl }),
      upkeep,
      ...(log && { log }),
    });
  }
  const { openEmbeddedDatabase } = await import('./embedded-database.ts');
  return openEmbeddedDatabase(options.dataDir);
}
