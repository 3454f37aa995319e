import type { Queryable } from '../../database/database.ts';

/** Events in the outbox. */
export interface WaitingEvents {
  id: number;
  pos: string;
  payload: unknown;
  attempts: number;
}

export async function insertEvents(db: Queryable, pos: string, payload: object, now: string): Promise<void> {
  await db.query(
    `insert into analytics_outbox (point_of_sale, payload, created_at, next_attempt_at)
     values ($1, $2::jsonb, $3, $3)`,
    [pos, JSON.stringify(payload), now],
  );
}

/** Leases due events until `leaseUntil`; other processes get other rows. */
export async function takeEvents(
  db: Queryable,
  now: string,
  leaseUntil: string,
  limit: number,
): Promise<WaitingEvents[]> {
  const rows = await db.query<{ id: number; point_of_sale: string; payload: unknown; attempts: number }>(
    `update analytics_outbox set attempts = attempts + 1, next_attempt_at = $2
     where id in (
       select id from analytics_outbox where forwarded_at is null and next_attempt_at <= $1
       order by next_attempt_at, id limit $3 for update skip locked
     ) returning id, point_of_sale, payload, attempts`,
    [now, leaseUntil, limit],
  );
  return rows.map((row) => ({
    id: Number(row.id),
    pos: row.point_of_sale,
    payload: row.payload,
    attempts: row.attempts,
  }));
}

export async function markForwarded(db: Queryable, id: number, now: string): Promise<void> {
  await db.query('update analytics_outbox set forwarded_at = $2 where id = $1', [id, now]);
}

export async function tryLater(db: Queryable, id: number, nextAttemptAt: string): Promise<void> {
  await db.query('update analytics_outbox set next_attempt_at = $2 where id = $1', [id, nextAttemptAt]);
}

export async function deleteEvents(db: Queryable, id: number): Promise<void> {
  await db.query('delete from analytics_outbox where id = $1', [id]);
}
