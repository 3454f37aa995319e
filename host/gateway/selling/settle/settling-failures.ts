import type { Queryable } from '../../database/database.ts';

/**
 * Kinds of work that is settled item by item: pending sales, and gifts to send; payments to release, capture or refund; cards to forget;
 * reservations of suppliers to make or cancel; mails to hotels, and calls of webhooks of suppliers; and
 * differences of the audit of sales (`difference`), from the provider's report and of inventory, and disputes, which only
 * an operator settles.
 */
export type SettlingKind =
  | 'booking'
  | 'change'
  | 'gift'
  | 'release'
  | 'capture'
  | 'card'
  | 'refund'
  | 'dispute'
  | 'reservation'
  | 'hotelMail'
  | 'webhook'
  | DifferenceOf;

/** Kinds that a comparison finds anew each time. */
type DifferenceOf = 'difference' | 'provider' | 'inventory';

/** A failed item. */
export interface SettlingFailure {
  kind: SettlingKind;
  /** Number of the sale or change, payment reference, or refund id. */
  id: string;
  attempts: number;
  /** Not retried automatically. */
  parked: boolean;
  error: string;
}

/** Work that only staff can decide about: it is parked at once. */
export class ForStaff extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ForStaff';
  }
}

/** Minutes before the second attempt (doubled for each further one), and the longest delay. */
const FIRST_WAIT = 1;
const LONGEST_WAIT = 60;
/** Attempts, over about twenty-four hours, after which an item is parked. */
export const MOST_SETTLING_ATTEMPTS = 30;
/** Attempts of a refund that the provider calls failed: a closed account does not open within a day. */
export const MOST_REFUNDS = 3;
/** Looks, over about ten days, at a refund whose bank is at work. */
export const MOST_LOOKS = 240;
/** Stored characters of an error. */
const ERROR_LETTERS = 300;

/** SQL that excludes parked items and those that wait for their next attempt; `$1` is the present instant. */
export const isDue = (kind: SettlingKind, id: string): string =>
  `not exists (select 1 from settling_failures f
    where f.kind = '${kind}' and f.id = ${id} and (f.parked or f.next_attempt_at > $1))`;

/** Records a failed attempt; the last one of `most` parks it, `forStaff` at once. Returns undefined if another process has recorded the same one. */
export async function recordFailure(
  db: Queryable,
  {
    kind,
    id,
    error,
    forStaff = false,
    most = MOST_SETTLING_ATTEMPTS,
  }: Pick<SettlingFailure, 'kind' | 'id' | 'error'> & { forStaff?: boolean; most?: number },
  now: number,
): Promise<SettlingFailure | undefined> {
  const [row] = await db.query<SettlingFailure>(
    `insert into settling_failures as f (kind, id, next_attempt_at, error, failed_at, parked)
    values ($1, $2, $3::timestamptz + interval '${FIRST_WAIT} minutes', $4, $3, $5)
    on conflict (kind, id) do update set attempts = f.attempts + 1, error = excluded.error,
      next_attempt_at = $3::timestamptz
        + least(${FIRST_WAIT} * power(2, least(f.attempts, 20)), ${LONGEST_WAIT}) * interval '1 minute',
      parked = $5 or f.attempts + 1 >= $6
    where f.next_attempt_at <= $3 and not f.parked
    returning kind, id, attempts, parked, error`,
    [kind, id, new Date(now), error.slice(0, ERROR_LETTERS), forStaff, most],
  );
  return row;
}

/** Deletes a failure after success. */
export async function deleteFailure(db: Queryable, kind: SettlingKind, id: string): Promise<void> {
  await db.query('delete from settling_failures where kind = $1 and id = $2', [kind, id]);
}

/** Deletes failures of items that were settled otherwise, for instance by the guest's retry. */
export async function deleteSettledFailures(db: Queryable): Promise<void> {
  await db.query(`delete from settling_failures f where not case kind
    when 'booking' then exists (select 1 from bookings where number = f.id and status = 'pending')
    when 'gift' then exists (select 1 from gift_sales
      where number = f.id and (status = 'pending' or status = 'confirmed' and sending = 'planned'))
    when 'change' then exists (select 1 from booking_changes where id = f.id::bigint and status = 'pending')
    when 'refund' then exists (select 1 from refunds where id = f.id and done_at is null)
    when 'release' then exists (select 1 from payments where reference = f.id and status in ('started', 'unknown'))
    when 'capture' then exists (select 1 from payments
      where reference = f.id and status = 'approved' and captured_cents = 0)
    when 'card' then exists (select 1 from payments where reference = f.id and card_forgotten_at is null)
    when 'reservation' then exists (select 1 from supplier_reservations
      where f.id in (booking_number, moved_booking) and status in ('asked', 'cancelling'))
    when 'hotelMail' then exists (select 1 from reservation_events
      where booking_number || ':' || version = f.id and mailed_at is null)
    when 'webhook' then exists (select 1 from reservation_deliveries d join reservation_events e on e.id = d.event_id
      join hotel_reservations r on r.booking_number = e.booking_number
      where d.delivered_at is null and e.version > r.acknowledged_version
        and d.supplier || ':' || e.booking_number || ':' || e.version = f.id)
    when 'dispute' then exists (select 1 from payments where reference = f.id and disputed_cents > 0)
    else true end`);
}

/** Parks the differences of a comparison, replacing those of the one before. Returns the new ones. */
export async function parkDifferences(
  db: Queryable,
  differences: readonly Pick<SettlingFailure, 'id' | 'error'>[],
  now: number,
  kind: DifferenceOf = 'difference',
): Promise<string[]> {
  const ids = differences.map(({ id }) => id);
  await db.query(`delete from settling_failures where kind = $2 and not id = any($1::text[])`, [ids, kind]);
  const rows = await db.query<{ id: string; isNew: boolean }>(
    `insert into settling_failures (kind, id, next_attempt_at, parked, error, failed_at)
    select $4, id, $3, true, error, $3 from unnest($1::text[], $2::text[]) d(id, error)
    on conflict (kind, id) do update set error = excluded.error
    returning id, xmax = 0 as "isNew"`,
    [ids, differences.map(({ error }) => error.slice(0, ERROR_LETTERS)), new Date(now), kind],
  );
  return rows.flatMap(({ id, isNew }) => (isNew ? [id] : []));
}

/** Parks a dispute about a payment; without an amount any more it is settled. */
export async function parkDispute(
  db: Queryable,
  { id, error }: Pick<SettlingFailure, 'id' | 'error'>,
  now: number,
): Promise<void> {
  await db.query(
    `insert into settling_failures (kind, id, next_attempt_at, parked, error, failed_at)
    values ('dispute', $1, $3, true, $2, $3) on conflict (kind, id) do update set error = excluded.error`,
    [id, error.slice(0, ERROR_LETTERS), new Date(now)],
  );
}

/** Parked items, oldest first. */
export async function parkedFailures(db: Queryable): Promise<SettlingFailure[]> {
  return db.query<SettlingFailure>(
    'select kind, id, attempts, parked, error from settling_failures where parked order by failed_at, kind, id',
  );
}

/** Number of parked items. */
export async function countParked(db: Queryable): Promise<number> {
  const [row] = await db.query<{ parked: number }>(
    'select count(*)::int as parked from settling_failures where parked',
  );
  return row?.parked ?? 0;
}

/** Resets parked items for an immediate retry. Returns their number. */
export async function retryParked(db: Queryable): Promise<number> {
  const rows = await db.query(
    `delete from settling_failures where parked and kind not in ('difference', 'provider', 'inventory', 'dispute') returning 1 as gone`,
  );
  return rows.length;
}
