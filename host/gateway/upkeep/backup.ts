import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Database } from '../database/database.ts';
import { appliedMigrations, type AppliedMigration } from '../database/migrations/migrate.ts';
import { rowsOf, setTextFormats, tablesOf } from './whole-database.ts';

/** First line of a backup. */
export interface BackupHead {
  staykit: 'backup';
  version: 1;
  /** Instant of the backup. */
  at: string;
  /** Migrations that the schema had. */
  migrations: AppliedMigration[];
}

/** Rows per read: a row of a calendar has some kilobytes. */
const AT_ONCE = 200;

/**
 * Writes a consistent copy of the whole database to a file of compressed JSON lines. Values are text, so that it can
 * be restored to the embedded database and to a server. The shop may run meanwhile. Returns the number of rows.
 */
export async function backUp(db: Database, file: string, now: number): Promise<number> {
  const draft = `${file}.part`;
  // Readable by the owner alone: it holds personal data.
  const target = createWriteStream(draft, { mode: 0o600 });
  const gzip = createGzip();
  gzip.pipe(target);
  const line = async (value: unknown) => {
    if (!gzip.write(`${JSON.stringify(value)}\n`)) await once(gzip, 'drain');
  };
  try {
    const rows = await db.transaction(async (tx) => {
      await tx.script('set transaction isolation level repeatable read, read only');
      await setTextFormats(tx);
      const head: BackupHead = {
        staykit: 'backup',
        version: 1,
        at: new Date(now).toISOString(),
        migrations: await appliedMigrations(tx),
      };
      await line(head);
      let count = 0;
      for (const table of await tablesOf(tx)) {
        await line({ table: table.name, columns: table.columns.map(({ name }) => name) });
        for await (const batch of rowsOf(tx, table, AT_ONCE)) {
          for (const row of batch) await line(row);
          count += batch.length;
        }
      }
      await line({ end: true, rows: count });
      return count;
    });
    gzip.end();
    await finished(target);
    renameSync(draft, file);
    return rows;
  } catch (error) {
    gzip.destroy();
    target.destroy();
    rmSync(draft, { force: true });
    throw error;
  }
}
