import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type { Database, Queryable } from '../database/database.ts';
import { appliedMigrations, migrate } from '../database/migrations/migrate.ts';
import { MIGRATIONS } from '../database/migrations/migrations.ts';
import {
  emptyTables,
  firstFilledTable,
  markCatalogueChanged,
  continueSequences,
  setTextFormats,
  tablesOf,
  writeRows,
  type TableShape,
} from './whole-database.ts';
import { BackupError } from './backup-error.ts';
import type { BackupHead } from './backup.ts';

/** Rows per write. */
const AT_ONCE = 200;

/**
 * Restores a backup in one transaction. Refuses a database that is not empty, unless `force` empties it first. A
 * backup of an earlier version is restored to its own schema and then migrated. Returns the number of rows.
 */
export async function restore(db: Database, file: string, { force = false } = {}): Promise<number> {
  const lines = linesOf(file);
  const head = await readHead(lines, file);
  await prepareSchema(db, head, file);
  const count = await db.transaction(async (tx) => {
    const tables = await tablesOf(tx);
    const filled = await firstFilledTable(tx, tables);
    if (filled !== undefined && !force)
      throw new BackupError(
        `The database is not empty (there are rows in ${filled}). Nothing was changed. ` +
          'Restore into an empty one, or use --force to delete the existing data.',
      );
    await setTextFormats(tx);
    // The ledger refuses to be emptied otherwise, and its entries are in the backup.
    await tx.query(`select set_config('staykit.restoring', 'on', true)`);
    await emptyTables(tx, tables);
    const rows = await writeTables(tx, lines, tables, file);
    for (const table of tables) await continueSequences(tx, table);
    return rows;
  });
  await migrate(db);
  await markCatalogueChanged(db);
  return count;
}

type Lines = AsyncGenerator<unknown, void>;

/** The lines of a backup, parsed. Throws `BackupError` for a truncated file, or one that is no backup. */
async function* linesOf(file: string): Lines {
  const source = createReadStream(file);
  const unzipped = source.pipe(createGunzip());
  source.on('error', (error) => unzipped.destroy(error));
  try {
    for await (const line of createInterface({ input: unzipped, crlfDelay: Infinity })) {
      if (line) yield JSON.parse(line) as unknown;
    }
    if (unzipped.errored) throw unzipped.errored;
  } catch (error) {
    throw new BackupError(`${file} is not a complete Staykit backup. Nothing was changed.`, {
      cause: error,
    });
  } finally {
    source.destroy();
  }
}

async function readHead(lines: Lines, file: string): Promise<BackupHead> {
  const { value } = await lines.next();
  const head = value as Partial<BackupHead> | undefined;
  if (head?.staykit !== 'backup' || head.version !== 1 || !Array.isArray(head.migrations))
    throw new BackupError(`${file} is not a Staykit backup. Nothing was changed.`);
  return head as BackupHead;
}

/** Creates the schema of the backup in an empty database. */
async function prepareSchema(db: Database, { migrations, at }: BackupHead, file: string): Promise<void> {
  const ours = MIGRATIONS.map(({ name }) => name);
  const theirs = migrations.map(({ name }) => name);
  if (theirs.some((name, index) => ours[index] !== name))
    throw new BackupError(
      `${file} (${at}) was made by another version of Staykit. Restore it with that one.`,
    );
  const present = await appliedMigrations(db);
  if (present.length === 0) await migrate(db, { migrations: MIGRATIONS.slice(0, theirs.length) });
  else if (present.length !== theirs.length)
    throw new BackupError(
      `${file} (${at}) was made by an earlier version than this database. Restore it into a new one: ` +
        'an empty DATA_DIR, or an empty database on the server. It is migrated there.',
    );
}

async function writeTables(
  tx: Queryable,
  lines: Lines,
  tables: readonly TableShape[],
  file: string,
): Promise<number> {
  let table: TableShape | undefined;
  let batch: (string | null)[][] = [];
  let count = 0;
  const flush = async () => {
    if (table && batch.length > 0) await writeRows(tx, table, batch);
    count += batch.length;
    batch = [];
  };
  for await (const line of lines) {
    if (Array.isArray(line)) {
      batch.push(line as (string | null)[]);
      if (batch.length >= AT_ONCE) await flush();
      continue;
    }
    await flush();
    const {
      table: name,
      columns,
      end,
      rows,
    } = line as {
      table?: string;
      columns?: string[];
      end?: boolean;
      rows?: number;
    };
    if (end) {
      if (rows === count) return count;
      break;
    }
    const shape = tables.find((each) => each.name === name);
    if (!shape || !columns) throw new BackupError(`${file} contains an unknown table: ${name}.`);
    table = {
      ...shape,
      columns: columns.map((column) => {
        const known = shape.columns.find((each) => each.name === column);
        if (!known) throw new BackupError(`${file} contains an unknown column: ${name}.${column}.`);
        return known;
      }),
    };
  }
  throw new BackupError(`${file} is truncated. Nothing was changed.`);
}
