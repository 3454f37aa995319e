import { DatabaseError } from '../database-error.ts';
import type { Database } from '../database.ts';

/** Tables whose rows are never changed nor deleted: what was tried at a provider, and what editors wrote, stays on record. */
const APPEND_ONLY = ['payment_attempts', 'content_versions'];

/** Tables that migrations alone write. */
const READ_ONLY = ['schema_migrations'];

/**
 * Gives a role of the server what a shop needs to run, and no more: it reads and writes rows, and changes no table. Run
 * by the owner of the tables after migrations; tables of later ones are granted as well. Rows of append-only tables are
 * only added. Throws `ROLE_UNKNOWN`, and `ROLE_OWNS` for a role that could change tables all the same.
 */
export async function grantTo(db: Database, role: string): Promise<void> {
  await db.transaction(
    async (tx) => {
      const [found] = await tx.query<{ name: string; owns: boolean }>(
        `select quote_ident(rolname) as name, rolsuper or pg_has_role(rolname, current_user, 'member') as owns
        from pg_roles where rolname = $1`,
        [role],
      );
      if (!found)
        throw new DatabaseError(
          'ROLE_UNKNOWN',
          `The database server has no role ${JSON.stringify(role)}. Create it: create role ${role} login password '…'.`,
        );
      if (found.owns)
        throw new DatabaseError(
          'ROLE_OWNS',
          `The role ${JSON.stringify(role)} owns the tables or is a superuser, so it can change them all the same. Migrate with another role.`,
        );
      const { name } = found;
      await tx.script(`
        revoke create on schema public from public, ${name};
        grant usage on schema public to ${name};
        grant select, insert, update, delete on all tables in schema public to ${name};
        grant usage, select on all sequences in schema public to ${name};
        alter default privileges in schema public grant select, insert, update, delete on tables to ${name};
        alter default privileges in schema public grant usage, select on sequences to ${name};
        revoke update, delete, truncate on ${APPEND_ONLY.join(', ')} from ${name};
        revoke insert, update, delete, truncate on ${READ_ONLY.join(', ')} from ${name}`);
    },
    { upkeep: true },
  );
}
