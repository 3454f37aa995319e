import * as z from 'zod/mini';
import type { Queryable } from '@staykit/gateway/database/database.ts';
import { action, type Action } from '../registry/resource.ts';
import type { Role } from '../staff/roles.ts';

/** Notes of staff about a row, latest first. */
export function notesOf(db: Pick<Queryable, 'query'>, resource: string, subject: string) {
  return db.query<{ staffEmail: string; text: string; createdAt: Date }>(
    `select staff_email as "staffEmail", text, created_at as "createdAt" from staff_notes
    where resource = $1 and subject = $2 order by id desc limit 100`,
    [resource, subject],
  );
}

/** The action that writes a note about a row. */
export const noteAction = (resource: string, roles: readonly Role[]): Action =>
  action(
    roles,
    z.object({ text: z.string().check(z.trim(), z.minLength(1, 'expected a note'), z.maxLength(2_000)) }),
    ({ db, staff, now }, id, { text }) =>
      db.transaction(async (tx) => {
        await tx.query(
          'insert into staff_notes (resource, subject, staff_email, text, created_at) values ($1, $2, $3, $4, $5)',
          [resource, id, staff.email, text, new Date(now)],
        );
      }),
  );
