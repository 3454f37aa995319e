import { setImmediate } from 'node:timers/promises';
import type { Queryable } from '../../database/database.ts';

/** An amount of the ledger that differs from what it should be, in cents; a `Difference` of the audit of sales. */
export interface LedgerDifference {
  kind: 'ledger';
  /** Such as `booking 12345678 hotel` or `account gift_liability`. */
  subject: string;
  expected: number;
  found: number;
}

/** Booking and gift numbers to check; null is all. */
type Scope = readonly [bookings: readonly string[] | null, gifts: readonly string[] | null];

/** Sales that are booked, or should be. */
const SALES = `
select 'booking' as kind, number from bookings
where status in ('confirmed', 'cancelled') and ($1::text[] is null or number = any($1))
union select 'gift', number from gift_sales
where status = 'confirmed' and ($2::text[] is null or number = any($2))
union select sale_kind, sale_id from ledger_entries where sale_kind is not null
  and (case sale_kind when 'booking' then $1::text[] else $2::text[] end is null
    or sale_id = any(case sale_kind when 'booking' then $1::text[] else $2::text[] end))
order by 1, 2`;

/** Each sale's entries against its booking, gift, payments and refunds. */
const ENTRIES = `
select 'ledger' as kind, s.kind || ' ' || number || ' ' || account as subject, expected, d.found
from unnest($1::text[], $2::text[]) s(kind, number) cross join lateral ledger_difference(s.kind, number) d
order by subject`;

/** Sales per statement: a statement has a time limit, and the embedded database runs on this thread. */
const AT_ONCE = 200;

/**
 * Balances against figures that are added up another way: the provider's account against payments and refunds and,
 * for the embedded provider, its report; the gift liability against unredeemed gifts; each entry against 0.
 */
const BALANCES = `
with balance as (
  select account, case when account = 'provider' then party else '' end as party, sum(amount_cents)::bigint as cents
  from ledger_lines where account in ('provider', 'gift_liability') group by 1, 2
), figures as (
  select 'provider' as account, provider as party, sum(captured_cents)::bigint - coalesce(sum((
    select sum(amount_cents) from refunds r where r.payment_reference = p.reference and done_at is not null)), 0)::bigint
    as cents
  from payments p where status = 'approved' and captured_cents > 0 group by provider
  union all
  select 'gift_liability', '', -coalesce(sum(c.worth_cents), 0)::bigint
  from gift_codes c where c.expired_at is null and c.redeemed_at is null and not exists (
    select 1 from gift_redemptions d join bookings b on b.number = d.booking_number
    where d.code = c.code and d.status = 'standing'
      and (b.status = 'confirmed' or b.status = 'cancelled' and not is_cancelled_in_time(b)))
)
select 'ledger' as kind, 'account ' || account || ' ' || party as subject, coalesce(f.cents, 0) as expected,
  coalesce(b.cents, 0) as found
from balance b full join figures f using (account, party) where coalesce(f.cents, 0) <> coalesce(b.cents, 0)
union all
select 'ledger', 'report of embedded', coalesce(sum(e.captured_cents), 0)::bigint - coalesce((
    select sum(f.amount_cents) from embedded_refunds f join embedded_payments using (reference)
      join payments p using (reference)
    where p.status = 'approved' and not exists (select 1 from refunds r where r.id = f.id and done_at is null)), 0)::bigint,
  coalesce((select cents from balance where account = 'provider' and party = 'embedded'), 0)
from embedded_payments e join payments p using (reference) where p.status = 'approved' and p.captured_cents > 0
having coalesce(sum(e.captured_cents), 0)::bigint - coalesce((
    select sum(f.amount_cents) from embedded_refunds f join embedded_payments using (reference)
      join payments p using (reference)
    where p.status = 'approved' and not exists (select 1 from refunds r where r.id = f.id and done_at is null)), 0)::bigint
  <> coalesce((select cents from balance where account = 'provider' and party = 'embedded'), 0)
union all
select 'ledger', e.sale_kind || ' ' || e.sale_id || ' suspense', 0, sum(l.amount_cents)::bigint
from ledger_entries e join ledger_lines l on l.entry_id = e.id and l.account = 'suspense'
group by e.sale_kind, e.sale_id having sum(l.amount_cents) <> 0
union all
select 'ledger', 'entry ' || entry_id, 0, sum(amount_cents)::bigint from ledger_lines
group by entry_id, currency having sum(amount_cents) <> 0`;

/**
 * Differences between the entries of sales and their bookings, gifts, payments and refunds. Amounts are cents, debit
 * above 0. Run it in one snapshot. The audit of sales has it; what it finds in payments itself is not repeated here.
 */
export async function compareEntries(
  tx: Queryable,
  [bookings, gifts]: Scope = [null, null],
): Promise<LedgerDifference[]> {
  const sales = await tx.query<{ kind: string; number: string }>(SALES, [bookings, gifts]);
  const found: LedgerDifference[] = [];
  for (let from = 0; from < sales.length; from += AT_ONCE) {
    const some = sales.slice(from, from + AT_ONCE);
    const lists = [some.map(({ kind }) => kind), some.map(({ number }) => number)];
    found.push(...(await tx.query<LedgerDifference>(ENTRIES, lists)));
    await setImmediate();
  }
  return found;
}

/**
 * The same for all sales, and balances of the ledger that differ from unredeemed gifts, payments and the report of the
 * embedded provider, or in suspense; none in books that agree.
 */
export async function checkLedger(tx: Queryable): Promise<LedgerDifference[]> {
  return [...(await compareEntries(tx)), ...(await tx.query<LedgerDifference>(BALANCES))];
}
