import type { Queryable } from '../../database/database.ts';

/** Events in the outbox. */
export interface WaitingEvents {
  id: number;
  pos: string;
  payload: unknown;
  attempts: number;
}

/** Payload of a page, for one point of sale. */
export interface CollectedEvents {
  pos: string;
  payload: object;
}

/** Stores payloads in order, in one statement. */
export async function insertEvents(
  db: Queryable,
  collected: readonly CollectedEvents[],
  now: string,
): Promise<void> {
  await db.query(
    `insert into analytics_outbox (point_of_sale, payload, created_at, next_attempt_at)
     select each->>'pos', each->'payload', $2, $2 from jsonb_array_elements($1::jsonb) each`,
    [JSON.stringify(collected), now],
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

/** Marks events as accepted, or sets when they are tried again, or deletes them: one statement for each kind. */
export async function settleEvents(
  db: Queryable,
  {
    accepted,
    later,
    dropped,
  }: { accepted: readonly number[]; later: ReadonlyMap<number, string>; dropped: readonly number[] },
  now: string,
): Promise<void> {
  if (accepted.length > 0)
    await db.query('update analytics_outbox set forwarded_at = $2 where id = any($1::bigint[])', [
      accepted,
      now,
    ]);
  if (later.size > 0)
    await db.query(
      `update analytics_outbox o set next_attempt_at = l.at
         from unnest($1::bigint[], $2::timestamptz[]) as l (id, at) where o.id = l.id`,
      [[...later.keys()], [...later.values()]],
    );
  if (dropped.length > 0)
    await db.query('delete from analytics_outbox where id = any($1::bigint[])', [dropped]);
}
