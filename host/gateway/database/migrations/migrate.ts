import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseError } from '../database-error.ts';
import { databaseFault } from '../database-fault.ts';
import type { Database, Queryable } from '../database.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import { MIGRATIONS } from './migrations.ts';
import type { Migration } from './migration.ts';

/** A migration may take long, and other starting processes wait for it. */
const UPKEEP = { upkeep: true };
/** Advisory lock id (any number): processes that start together run each migration once. */
const MIGRATION_LOCK = 7_290_118;
/** Milliseconds that a process waits while another one migrates. */
const OTHERS_MS = 600_000;
/**
 * Milliseconds that a migration waits for a lock. All later queries of that table wait behind it, so it gives up early
 * and tries again.
 */
const LOCK_MS = 5_000;
/** Attempts of a migration that finds a table locked, and milliseconds before the second; each pause is twice as long. */
const TRIES = 8;
const RETRY_MS = 1_000;

const TABLE = `create table if not exists schema_migrations (
  id integer primary key, name text not null, fingerprint text not null,
  applied_at timestamptz not null default now());
  alter table schema_migrations add column if not exists expands boolean not null default false`;

/** Options of `migrate`. */
export interface MigrateOptions {
  migrations?: readonly Migration[];
  lockMs?: number;
  retryMs?: number;
  /** Called after each migration. */
  onStep?: (migration: Migration, milliseconds: number) => void;
  /** Called when a migration found a table locked and will be tried again. */
  onRetry?: (migration: Migration, waitMs: number) => void;
}

function fingerprint(migration: Migration): string {
  return createHash('sha256').update(migration.sql).digest('hex');
}

/**
 * Runs the outstanding migrations, each in a transaction of its own, and returns their names. Throws `SCHEMA_NEWER`,
 * `MIGRATION_CHANGED`, or `MIGRATION_LOCKED` where a table stays locked.
 */
export async function migrate(
  db: Database,
  { migrations = MIGRATIONS, lockMs = LOCK_MS, retryMs = RETRY_MS, onStep, onRetry }: MigrateOptions = {},
): Promise<string[]> {
  const ran: string[] = [];
  let running: Migration | undefined;
  /** Runs the first outstanding migration; undefined where there is none. */
  const step = () =>
    db.transaction(async (tx) => {
      running = undefined;
      await tx.script(`set local lock_timeout = ${OTHERS_MS}`);
      await tx.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
      await tx.script(`set local lock_timeout = ${lockMs}`);
      const [next] = outstanding(await appliedMigrations(tx), migrations);
      if (!next) return undefined;
      running = next;
      await tx.script(TABLE);
      await tx.script(next.sql);
      await tx.query(
        'insert into schema_migrations (id, name, fingerprint, expands) values ($1, $2, $3, $4)',
        [next.id, next.name, fingerprint(next), next.expands ?? false],
      );
      return next;
    }, UPKEEP);

  for (let tries = 1; ;) {
    const from = performance.now();
    try {
      const done = await step();
      if (!done) return ran;
      ran.push(done.name);
      onStep?.(done, performance.now() - from);
      tries = 1;
    } catch (error) {
      const fault = databaseFault(error instanceof GatewayError ? error.cause : error);
      if (fault !== 'locked' || !running) throw error;
      if (tries === TRIES)
        throw new DatabaseError(
          'MIGRATION_LOCKED',
          `Migration ${running.id} (${running.name}) was tried ${TRIES} times, and others held locks on its tables. ` +
            'End their transactions (pg_stat_activity and pg_blocking_pids show them), and run it again.',
          { cause: error },
        );
      const pause = retryMs * 2 ** (tries - 1);
      onRetry?.(running, pause);
      await wait(pause);
      tries += 1;
    }
  }
}

/** Checks that all migrations have run. Throws `SCHEMA_OUTDATED`, `SCHEMA_NEWER` or `MIGRATION_CHANGED`. */
export async function checkSchema(db: Queryable): Promise<void> {
  const missing = outstanding(await appliedMigrations(db), MIGRATIONS);
  if (missing.length === 0) return;
  throw new DatabaseError(
    'SCHEMA_OUTDATED',
    `The database lacks the migrations ${namesOf(missing)}. Run npx staykit migrate, or start with AUTO_MIGRATE=on.`,
  );
}

const namesOf = (migrations: readonly { id: number; name: string }[]): string =>
  migrations.map(({ id, name }) => `${id} (${name})`).join(', ');

/** The migrations that have not run. Throws for a database that is not of this version's history. */
function outstanding(
  applied: readonly AppliedMigration[],
  migrations: readonly Migration[],
): readonly Migration[] {
  const known = new Map(applied.map((row) => [row.id, row]));
  const ours = new Set([...MIGRATIONS, ...migrations].map(({ id }) => id));
  const unknown = applied.filter(({ id, expands }) => !expands && !ours.has(id));
  if (unknown.length > 0)
    throw new DatabaseError(
      'SCHEMA_NEWER',
      `The database was migrated by a newer version: this one does not know the migrations ${namesOf(unknown)}. ` +
        'Start that version or a later one. A backup of before the upgrade can be restored into an empty database.',
    );
  return migrations.filter((migration) => {
    const before = known.get(migration.id);
    if (before && before.fingerprint !== fingerprint(migration))
      throw new DatabaseError(
        'MIGRATION_CHANGED',
        `Migration ${migration.id} (${migration.name}) has changed since this database was created. ` +
          'Restore its text and add a new migration, or start with an empty DATA_DIR.',
      );
    return !before;
  });
}

/** A migration that has run. */
export interface AppliedMigration {
  id: number;
  name: string;
  fingerprint: string;
  expands: boolean;
}

/** The migrations that have run, in order; none for a new database. */
export async function appliedMigrations(db: Queryable): Promise<AppliedMigration[]> {
  const [table] = await db.query<{ found: string | null }>(
    `select to_regclass('schema_migrations')::text as found`,
  );
  if (!table?.found) return [];
  // Databases of earlier versions lack the column `expands`.
  return db.query(`select id, name, fingerprint,
    coalesce((to_jsonb(m) ->> 'expands')::boolean, false) as expands from schema_migrations m order by id`);
}
