import { createHash } from 'node:crypto';
import { DatabaseError } from '../database-error.ts';
import type { Database, Queryable } from '../database.ts';
import { MIGRATIONS } from './migrations.ts';
import type { Migration } from './migration.ts';

/** A migration may take long, and other starting processes wait for it. */
const UPKEEP = { upkeep: true };
/** Advisory lock id (any number): processes that start together migrate once. */
const MIGRATION_LOCK = 7_290_118;

function fingerprint(migration: Migration): string {
  return createHash('sha256').update(migration.sql).digest('hex');
}

/** Runs the outstanding migrations in one transaction. Returns their names. */
export async function migrate(
  db: Database,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<string[]> {
  return db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await tx.script(`create table if not exists schema_migrations (
      id integer primary key, name text not null, fingerprint text not null,
      applied_at timestamptz not null default now())`);
    const done = await tx.query<{ id: number; fingerprint: string }>(
      'select id, fingerprint from schema_migrations',
    );
    const known = new Map(done.map((row) => [row.id, row.fingerprint]));
    const ran: string[] = [];
    for (const migration of migrations) {
      const print = fingerprint(migration);
      const before = known.get(migration.id);
      if (before === print) continue;
      if (before !== undefined) {
        throw new DatabaseError(
          'MIGRATION_CHANGED',
          `Migration ${migration.id} (${migration.name}) has changed since this database was created. ` +
            'Restore its text and add a new migration, or start with an empty DATA_DIR.',
        );
      }
      await tx.script(migration.sql);
      await tx.query('insert into schema_migrations (id, name, fingerprint) values ($1, $2, $3)', [
        migration.id,
        migration.name,
        print,
      ]);
      ran.push(migration.name);
    }
    return ran;
  }, UPKEEP);
}

/** A migration that has run. */
export interface AppliedMigration {
  id: number;
  name: string;
}

/** The migrations that have run, in order; none for a new database. */
export async function appliedMigrations(db: Queryable): Promise<AppliedMigration[]> {
  const [table] = await db.query<{ found: string | null }>(
    `select to_regclass('schema_migrations')::text as found`,
  );
  return table?.found ? db.query('select id, name from schema_migrations order by id') : [];
}
