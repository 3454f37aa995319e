import type { Queryable } from '../database/database.ts';
import { isDue } from '../selling/settle/settling-failures.ts';
import type { Sale } from './payments.ts';

/** A refund of a part of a payment. */
export interface RefundRow {
  id: string;
  reference: string;
  amountCents: number;
}

/** A refund with whether the provider has confirmed it. */
export interface KnownRefund extends RefundRow {
  isDone: boolean;
}

const COLUMNS = `r.id, r.payment_reference as reference, r.amount_cents as "amountCents"`;

/** Days after its confirmation on which a refund is looked at again: a bank can send it back for weeks. */
const LAST_LOOK_DAY = 30;
const LOOK_DAYS = [1, 7, LAST_LOOK_DAY];

/** Refunds that are not confirmed by the provider: all that are due, or those of one sale. */
export async function openRefunds(db: Queryable, now: number, sale?: Sale): Promise<RefundRow[]> {
  return db.query<RefundRow>(
    `select ${COLUMNS} from refunds r join payments p on p.reference = r.payment_reference
    where r.done_at is null and p.captured_cents > 0 and ${isDue('refund', 'r.id')}
      and ($2::text is null or (p.sale_kind = $2 and p.sale_id = $3))
    order by r.created_at limit 100`,
    [new Date(now), sale?.saleKind ?? null, sale?.saleId ?? null],
  );
}

/** All refunds of a payment. */
export async function refundsOf(db: Queryable, reference: string): Promise<KnownRefund[]> {
  return db.query<KnownRefund>(
    `select ${COLUMNS}, r.done_at is not null as "isDone" from refunds r
    where payment_reference = $1 order by created_at, id`,
    [reference],
  );
}

/** Marks a refund as confirmed. */
export async function confirmRefund(db: Queryable, id: string, now: number): Promise<void> {
  await db.query('update refunds set done_at = $2 where id = $1 and done_at is null', [id, new Date(now)]);
  await planLook(db, id, now);
}

/** Marks a confirmed refund as open: its bank sent the money back. False if it is open already. */
export async function reopenRefund(tx: Queryable, id: string): Promise<boolean> {
  const rows = await tx.query(
    'update refunds set done_at = null, look_at = null where id = $1 and done_at is not null returning id',
    [id],
  );
  return rows.length > 0;
}

/** Confirmed refunds that are looked at again now. Where the look fails, the next one is in an hour, until a day after the last. */
export async function takeLooks(db: Queryable, now: number): Promise<KnownRefund[]> {
  return db.query<KnownRefund>(
    `update refunds r set look_at = case when done_at > $1::timestamptz - ${LAST_LOOK_DAY + 1} * interval '1 day'
      then $1::timestamptz + interval '1 hour' end
    where id in (
      select id from refunds where look_at <= $1 order by look_at limit 100 for update skip locked)
    returning ${COLUMNS}, r.done_at is not null as "isDone"`,
    [new Date(now)],
  );
}

/** Plans the next look at a confirmed refund, if there is one. */
export async function planLook(db: Queryable, id: string, now: number): Promise<void> {
  await db.query(
    `update refunds set look_at = (select min(at) from (
      select done_at + day * interval '1 day' as at from unnest($3::integer[]) day) looks where at > $2)
    where id = $1 and done_at is not null`,
    [id, new Date(now), LOOK_DAYS],
  );
}
