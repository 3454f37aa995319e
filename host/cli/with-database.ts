import type { Database } from '@staykit/gateway/database/database.ts';
import { checkSchema, migrate } from '@staykit/gateway/database/migrations/migrate.ts';
import { openDatabase } from '@staykit/gateway/database/open-database.ts';
import { readEnv } from '../server/environment/read-env.ts';

/** How a command finds the schema: up to date, or as it is. */
type Schema = 'up to date' | 'as it is';

/** Runs `work` on the database of the environment, with the limits of maintenance, and closes it. */
export async function withDatabase<T>(
  work: (db: Database) => Promise<T>,
  schema: Schema = 'up to date',
): Promise<T> {
  const env = readEnv(process.env);
  const db = await openDatabase({ ...env, upkeep: true });
  try {
    if (schema === 'up to date') await (env.autoMigrate === 'on' ? migrate(db) : checkSchema(db));
    return await work(db);
  } finally {
    await db.close();
  }
}
