import type { Database, Queryable } from '@staykit/gateway/database/database.ts';
import { GatewayError } from '@staykit/gateway/errors/gateway-error.ts';
import { claimKey, saveAnswer, type Attempt } from '@staykit/gateway/selling/idempotency.ts';
import type { Row, Staff } from './resource.ts';

/** What is written about a change. */
export interface AuditEntry {
  staff: Pick<Staff, 'email' | 'role'>;
  resource: string;
  action: string;
  subject: string;
  reason?: string | undefined;
  /** What was asked for. */
  input?: unknown;
  before?: Row | undefined;
  after?: Row | undefined;
}

/** Writes an entry of the audit log. */
export async function writeAudit(tx: Queryable, entry: AuditEntry, now: number): Promise<void> {
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
  await tx.query(
    `insert into staff_audit (at, staff_email, role, resource, action, subject, reason, input, before, after)
    values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9::jsonb, $10::jsonb)`,
    [
      new Date(now),
      entry.staff.email,
      entry.staff.role,
      entry.resource,
      entry.action,
      entry.subject,
      entry.reason ?? null,
      json(entry.input),
      json(entry.before),
      json(entry.after),
    ],
  );
}

/** Thrown in the transaction of a repeated attempt: it was done before, for this row. */
export class DoneBefore extends Error {
  readonly id: string;

  constructor(id: string) {
    super('This attempt was done before.');
    this.id = id;
  }
}

/** How a change is recorded. */
export interface Recording {
  attempt: Attempt;
  now: number;
  /** What is compared: the row as it is in a transaction. */
  look(tx: Queryable, id: string): Promise<Row | undefined>;
  /** The row's id; empty for one that is being made, whose id is then the result of the work. */
  id: string;
  entry: Omit<AuditEntry, 'subject' | 'before' | 'after'>;
}

/**
 * A database whose every transaction writes the audit log: the row before the work and after it. The first one also
 * claims the idempotency key, so that a change and its log are there once or not at all. Work of other modules, such as
 * selling, is logged in this way without knowing of it.
 */
export function auditedDatabase(
  db: Database,
  { attempt, now, look, id, entry }: Recording,
): { db: Database; isWritten(): boolean } {
  let written = false;
  return {
    isWritten: () => written,
    db: {
      ...db,
      transaction: async (work, options) => {
        const isFirst = !written;
        const result = await db.transaction(async (tx) => {
          if (isFirst) await claim(tx, attempt, now);
          const before = id === '' ? undefined : await look(tx, id);
          const done = await work(tx);
          const subject = id === '' && typeof done === 'string' ? done : id;
          if (isFirst) await saveAnswer(tx, attempt, { status: 200, body: subject });
          await writeAudit(tx, { ...entry, subject, before, after: await look(tx, subject) }, now);
          return done;
        }, options);
        written = true;
        return result;
      },
    },
  };
}

async function claim(tx: Queryable, attempt: Attempt, now: number): Promise<void> {
  const key = await claimKey(tx, attempt, now);
  if (key.kind === 'otherBody')
    throw new GatewayError('IDEMPOTENCY_CONFLICT', 'This Idempotency-Key was used for another change.');
  if (key.kind === 'answered' && 'body' in key.answer) throw new DoneBefore(String(key.answer.body));
}
