import type { Queryable } from '../database/database.ts';

/** A mail in the outbox. */
export interface StoredMail {
  template: string;
  locale: string;
  recipient: string;
  data: object;
  /** Its event; each event has one mail. */
  event?: string;
}

/** A mail leased by this process. */
export interface ClaimedMail extends StoredMail {
  id: number;
  /** Number of attempts, including this one. Identifies the lease: an earlier holder can no longer change the mail. */
  attempts: number;
  createdAt: Date;
}

/** A listed mail. */
export interface OutboxEntry {
  id: number;
  template: string;
  locale: string;
  recipient: string;
  state: 'waiting' | 'sending' | 'sent' | 'parked';
  attempts: number;
  createdAt: Date;
  error: string | null;
}

/** Inserts a mail, unless its event has one already. Returns its number, or 0. */
export async function insertMail(
  tx: Queryable,
  { template, locale, recipient, data, event }: StoredMail,
): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    `insert into mail_outbox (template, locale, recipient, data, event) values ($1, $2, $3, $4::jsonb, $5)
    on conflict (event) where event is not null do nothing returning id`,
    [template, locale, recipient, JSON.stringify(data), event ?? null],
  );
  return row?.id ?? 0;
}

/**
 * Leases due mails for `leaseMs`; concurrent processes get different ones. A mail with an expired lease (its process
 * crashed) is due again, up to `mostAttempts` times: then it is parked.
 */
export async function claimMails(
  db: Queryable,
  {
    now,
    leaseMs,
    limit,
    mostAttempts,
  }: { now: number; leaseMs: number; limit: number; mostAttempts: number },
): Promise<ClaimedMail[]> {
  await db.query(
    `update mail_outbox set state = 'parked', error = 'was taken ' || attempts || ' times and never settled'
     where state = 'sending' and next_attempt_at <= $1 and attempts >= $2`,
    [new Date(now), mostAttempts],
  );
  const mails = await db.query<ClaimedMail>(
    `update mail_outbox set state = 'sending', attempts = attempts + 1, next_attempt_at = $2
     where id in (
       select id from mail_outbox
       where state in ('waiting', 'sending') and next_attempt_at <= $1
       order by next_attempt_at, id limit $3 for update skip locked)
     returning id, template, locale, recipient, data, attempts, created_at as "createdAt"`,
    [new Date(now), new Date(now + leaseMs), limit],
  );
  return mails.toSorted((one, other) => one.id - other.id);
}

/** Marks a mail as sent and deletes its content. */
export async function markSent(
  db: Queryable,
  { id, attempts }: Pick<ClaimedMail, 'id' | 'attempts'>,
  now: number,
): Promise<void> {
  await db.query(
    `update mail_outbox set state = 'sent', sent_at = $3, error = null, data = '{}'
     where id = $1 and attempts = $2 and state = 'sending'`,
    [id, attempts, new Date(now)],
  );
}

/** Records a failure: the mail waits until `nextAttempt`, or is parked without one. */
export async function markFailed(
  db: Queryable,
  { id, attempts }: Pick<ClaimedMail, 'id' | 'attempts'>,
  { error, nextAttempt }: { error: string; nextAttempt?: number },
): Promise<void> {
  await db.query(
    `update mail_outbox set state = $3, error = $4, next_attempt_at = coalesce($5, next_attempt_at)
     where id = $1 and attempts = $2 and state = 'sending'`,
    [
      id,
      attempts,
      nextAttempt === undefined ? 'parked' : 'waiting',
      error,
      nextAttempt === undefined ? null : new Date(nextAttempt),
    ],
  );
}

/** Newest mails first, optionally of one state. */
export async function listMails(
  db: Queryable,
  limit: number,
  state?: OutboxEntry['state'],
): Promise<OutboxEntry[]> {
  return db.query<OutboxEntry>(
    `select id, template, locale, recipient, state, attempts, created_at as "createdAt", error
     from mail_outbox where $2::text is null or state = $2 order by id desc limit $1`,
    [limit, state ?? null],
  );
}

/** Deletes mails sent before an instant. Returns their number. */
export async function deleteSentMails(db: Queryable, before: number): Promise<number> {
  const rows = await db.query(`delete from mail_outbox where state = 'sent' and sent_at < $1 returning id`, [
    new Date(before),
  ]);
  return rows.length;
}

/** Resets parked mails for a retry. Returns their number. */
export async function retryParkedMails(db: Queryable): Promise<number> {
  const rows = await db.query(
    `update mail_outbox set state = 'waiting', attempts = 0, next_attempt_at = now()
     where state = 'parked' returning id`,
  );
  return rows.length;
}
