import { setImmediate } from 'node:timers/promises';
import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { Queryable } from '../../database/database.ts';
import { compareEntries } from '../../payment/ledger/check-ledger.ts';
import { ERASED_EMAIL } from '../../upkeep/erase-person.ts';
import type { Sale } from '../../payment/payments.ts';
import { LEFT_TO_SELL } from '../stock/room-nights.ts';

/** Kind of a difference. */
export type DifferenceKind = 'money' | 'provider' | 'ledger' | 'nights' | 'stock' | 'gift' | 'mail';

/** Two figures that should be equal. Money is cents. */
export interface Difference {
  kind: DifferenceKind;
  /** Subject, for instance `booking 12345678` or `hotel 1 2030-06-10`. */
  subject: string;
  expected: number;
  found: number;
}

/** Options of an audit. */
export interface AuditOptions {
  today: PlainDate;
  /** Events since this instant must have their mails; earlier mails may be deleted. */
  mailsSince: number;
  /** Initial number of rooms of every night of every hotel: if given, all nights are added up. */
  rooms?: number;
  /**
   * Only sales that changed since this instant, whose stay is not over, or with a parked difference; all without it.
   */
  since?: number;
}

/** Scope of an audit: booking numbers, gift sale numbers, and provider payments since; null is all. */
type Scope = [bookings: readonly string[] | null, gifts: readonly string[] | null, since: Date | null];

const EVERYTHING: Scope = [null, null, null];

/** SQL conditions on bookings (`$1`) and gift sales (`$2`) in scope. */
const ofBooking = (number: string) => `($1::text[] is null or ${number} = any($1))`;
const ofGift = (number: string) => `($2::text[] is null or ${number} = any($2))`;
const ofSale = `(sale_kind = 'booking' and ${ofBooking('sale_id')} or sale_kind = 'gift' and ${ofGift('sale_id')})`;

/** Sales with parked differences stay in scope until they agree. */
const PARKED = `select substring(id from '[0-9]{8}') from settling_failures where kind = 'difference'`;

const RECENT_BOOKINGS = `
select number from bookings where changed_at >= $1 or checkin + nights >= $2::date - 1
union select number from bookings where number in (${PARKED})`;

/** Gifts of bookings in scope as well: a stay changes the amount of its gift. */
const RECENT_GIFTS = `
select number from gift_sales where changed_at >= $1 or number in (${PARKED})
union select sale_number from gift_redemptions join gift_codes using (code) where booking_number = any($2::text[])`;

/** Net amount of a payment once all stored work is done: captured or to be captured, less refunds. */
const NET = `case when captured_cents > 0 then captured_cents - r.cents
    when capturing_cents is not null then capturing_cents - r.cents
    else amount_cents - refunded_cents end`;

const REFUNDS_OF = (rows: string) =>
  `(select coalesce(sum(amount_cents), 0)::integer as cents from refunds
    where payment_reference = p.reference${rows}) r`;

/**
 * Captured less refunded must equal the total with fees: for a booking less goodwill and the refund of its cancellation, for a gift less what
 * its redemption refunded, for a failed sale or a refunded gift nothing.
 */
const MONEY = `
with paid as (
  select sale_kind, sale_id, sum(${NET})::integer as net, sum(fee_cents)::integer as fees
  from payments p cross join lateral ${REFUNDS_OF('')}
  where status = 'approved' and ${ofSale}
  group by sale_kind, sale_id
), sold as (
  select 'booking' as sale_kind, number, case status when 'confirmed' then total_cents - goodwill_cents
    when 'cancelled' then total_cents - cancel_refund_cents - goodwill_cents else 0 end as cents
  from bookings where status <> 'pending' and ${ofBooking('number')}
  union all
  select 'gift', s.number, case s.status when 'confirmed' then total_cents - coalesce(
    (select sum(greatest(0, -d.difference_cents)) from gift_redemptions d join bookings b on b.number = d.booking_number
      where d.code = c.code and b.status in ('confirmed', 'cancelled')), 0) else 0 end
  from gift_sales s left join gift_codes c on c.sale_number = s.number
  where s.status <> 'pending' and ${ofGift('s.number')}
)
select 'money' as kind, sold.sale_kind || ' ' || number as subject, cents + coalesce(fees, 0) as expected,
  coalesce(net, 0) as found
from sold left join paid on paid.sale_kind = sold.sale_kind and paid.sale_id = number
where cents + coalesce(fees, 0) <> coalesce(net, 0)
order by subject`;

/** The embedded provider's ledger is in our database: settled payments must agree with it. */
const PROVIDER = `
with ours as (
  select reference, case when status = 'approved' then captured_cents - r.cents else 0 end as cents
  from payments p cross join lateral ${REFUNDS_OF(' and done_at is not null')}
  where provider = 'embedded' and status in ('approved', 'refused', 'released')
    and (captured_cents > 0 or capturing_cents is null) and ${ofSale}
), theirs as (
  select reference, captured_cents - coalesce((select sum(amount_cents) from embedded_refunds f
    where f.reference = e.reference
      and not exists (select 1 from refunds r where r.id = f.id and done_at is null)), 0)::integer as cents
  from embedded_payments e
  where $3::timestamptz is null or created_at >= $3 or reference in (select reference from payments where ${ofSale})
)
select 'provider' as kind, 'payment ' || reference as subject, coalesce(ours.cents, 0) as expected,
  coalesce(theirs.cents, 0) as found
from ours full join theirs using (reference)
where coalesce(ours.cents, 0) <> coalesce(theirs.cents, 0)
  and not exists (select 1 from payments p where p.reference = theirs.reference and ours.cents is null)`;

/** Held nights are those of bookings and of pending changes. */
const NIGHTS = `
with wanted as (
  select number, hotel_id, checkin + day as night, rooms
  from bookings, generate_series(0, nights - 1) day
  where status in ('pending', 'confirmed') and ${ofBooking('number')}
), held as (
  select n.booking_number as number, n.hotel_id, n.night, sum(n.rooms)::integer as rooms
  from booking_nights n left join booking_changes c on c.id = n.change_id
  where n.given_back_at is null and coalesce(c.status, 'done') <> 'pending' and ${ofBooking('n.booking_number')}
  group by 1, 2, 3
)
select 'nights' as kind, 'booking ' || number || ' ' || night as subject, coalesce(wanted.rooms, 0) as expected,
  coalesce(held.rooms, 0) as found
from wanted full join held using (number, hotel_id, night) where wanted.rooms is distinct from held.rooms`;

const STOCK = `
with held as (
  select hotel_id, night, sum(rooms)::integer as rooms from booking_nights
  where given_back_at is null and room_type = 'standard' group by hotel_id, night
)
select 'stock' as kind, 'hotel ' || c.hotel_id || ' ' || (c.first_day + day) as subject, $1::integer as expected,
  get_byte(c.stock, day) + coalesce(held.rooms, 0) as found
from calendars c cross join generate_series(0, length(c.stock) - 1) day
  left join held on held.hotel_id = c.hotel_id and held.night = c.first_day + day
where get_byte(c.stock, day) + coalesce(held.rooms, 0) <> $1`;

/** Nights on sale that bookings hold, or that the stock has as sold. */
const HELD_AND_SOLD = `
with held as (
  select hotel_id, room_type, night, sum(rooms)::integer as rooms from booking_nights
  where given_back_at is null and night >= $1::date group by hotel_id, room_type, night
), sold as (
  select hotel_id, room_type, night, sold, ${LEFT_TO_SELL} as left from room_nights
  where sold > 0 and night >= $1::date
), both_sides as (
  select hotel_id, room_type, night, coalesce(held.rooms, 0) as held, coalesce(sold.sold, 0) as sold, sold.left,
    get_byte(c.stock, night - c.first_day) as shown
  from held full join sold using (hotel_id, room_type, night)
    join (select hotel_id, 'standard' as room_type, first_day, stock from calendars
      union all select hotel_id, room_type, first_day, stock from room_calendars) c using (hotel_id, room_type)
  where night - c.first_day between 0 and length(c.stock) - 1
)`;

/** Rooms that bookings hold are those sold of the stock, and calendars show what is left; for future days. */
const STOCK_ON_SALE = `${HELD_AND_SOLD}
select 'stock' as kind, 'hotel ' || hotel_id || ' ' || night || ' sold' as subject, held as expected, sold as found
from both_sides where held <> sold
union all
select 'stock', 'hotel ' || hotel_id || ' ' || night || ' left', "left", shown
from both_sides where "left" <> shown
order by subject`;

/** A code has at most one stay, a gift's stay has a code, and each paid gift has one code. */
const GIFTS = `
select 'gift' as kind, 'code of sale ' || c.sale_number as subject, 1 as expected, count(*)::integer as found
from gift_redemptions d join gift_codes c using (code) join bookings b on b.number = d.booking_number
where b.status in ('pending', 'confirmed') and ${ofGift('c.sale_number')}
group by c.sale_number having count(*) > 1
union all
select 'gift', 'booking ' || number, (stay->'gift' is not null)::integer, (d.code is not null)::integer
from bookings b left join gift_redemptions d on d.booking_number = b.number and d.status = 'standing'
where b.status in ('pending', 'confirmed') and (stay->'gift' is not null) <> (d.code is not null)
  and ${ofBooking('number')}
union all
select 'gift', 'sale ' || s.number, (s.status in ('confirmed', 'refunded'))::integer, (c.code is not null)::integer
from gift_sales s left join gift_codes c on c.sale_number = s.number
where (s.status in ('confirmed', 'refunded')) <> (c.code is not null) and ${ofGift('s.number')}`;

/** Each event for a guest or giver has its mail; the outbox itself prevents duplicates. */
const MAILS = `
with since as (
  select greatest($3::timestamptz, applied_at) as at from schema_migrations where name = 'settling'
), events as (
  select 'booking:' || number || ':confirmed' as event from bookings, since
  where ${ofBooking('number')} and status in ('confirmed', 'cancelled') and created_at >= since.at and guest_email <> '${ERASED_EMAIL}'
  union all
  select 'booking:' || number || ':cancelled' from bookings, since
  where ${ofBooking('number')} and status = 'cancelled' and cancelled_at >= since.at and guest_email <> '${ERASED_EMAIL}'
  union all
  select 'booking:' || booking_number || ':change-' || c.id
  from booking_changes c join bookings b on b.number = c.booking_number, since
  where ${ofBooking('number')} and c.status = 'done' and c.created_at >= since.at and guest_email <> '${ERASED_EMAIL}'
  union all
  select 'gift:' || number || ':giver' from gift_sales, since
  where ${ofGift('number')} and status = 'confirmed' and created_at >= since.at and buyer_email <> '${ERASED_EMAIL}'
  union all
  select 'gift:' || number || ':recipient' from gift_sales, since
  where ${ofGift('number')} and status = 'confirmed' and created_at >= since.at and recipient_email is not null and format = 'digital'
    and sending = 'sent'
)
select 'mail' as kind, event as subject, 1 as expected, 0 as found
from events where not exists (select 1 from mail_outbox m where m.event = events.event)`;

/** Numbers of the sales in scope. */
async function recentSales(tx: Queryable, since: number, today: PlainDate): Promise<Scope> {
  const at = new Date(since);
  const numbers = async (sql: string, second: unknown) =>
    (await tx.query<{ number: string }>(sql, [at, second])).map(({ number }) => number);
  const bookings = await numbers(RECENT_BOOKINGS, today);
  return [bookings, await numbers(RECENT_GIFTS, bookings), at];
}

/** All differences. Run it in one snapshot: two statements could see a sale between them. */
export async function auditBooks(
  tx: Queryable,
  { today, mailsSince, rooms, since }: AuditOptions,
): Promise<Difference[]> {
  const scope = since === undefined ? EVERYTHING : await recentSales(tx, since, today);
  const [bookings, gifts] = scope;
  const statements: [sql: string, parameters: unknown[]][] = [
    [MONEY, [bookings, gifts]],
    [PROVIDER, scope],
    [NIGHTS, [bookings]],
    [STOCK_ON_SALE, [today]],
    ...(rooms === undefined ? [] : [[STOCK, [rooms]] as [string, unknown[]]]),
    [GIFTS, [bookings, gifts]],
    [MAILS, [bookings, gifts, new Date(mailsSince)]],
  ];
  const found: Difference[] = [];
  for (const [sql, parameters] of statements) {
    found.push(...(await tx.query<Difference>(sql, parameters)));
    // The embedded database runs on this thread: let other work run in between.
    await setImmediate();
  }
  return [...found, ...(await compareEntries(tx, [bookings, gifts]))];
}

/** Advisory lock id (any number): one process at a time audits. */
const AUDIT_LOCK = 7_290_137;

/** Acquires the audit lock until the end of the transaction; false if another process has it. */
export async function tryAuditLock(tx: Queryable): Promise<boolean> {
  const [lock] = await tx.query<{ got: boolean }>('select pg_try_advisory_xact_lock($1) as got', [
    AUDIT_LOCK,
  ]);
  return lock?.got === true;
}

/** Cents charged beyond the price of a sale; negative if too little was charged. */
export async function overpaidOf(tx: Queryable, { saleKind, saleId }: Sale): Promise<number> {
  const scope = saleKind === 'booking' ? [[saleId], []] : [[], [saleId]];
  const [row] = await tx.query<Difference>(MONEY, scope);
  return row ? row.found - row.expected : 0;
}
