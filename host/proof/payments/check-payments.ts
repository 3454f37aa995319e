import type { Database } from '@staykit/gateway/database/database.ts';
import type { Findings } from '../proof.ts';
import type { Bank, Held } from './banks.ts';

/**
 * What is sold, in words of the tables and without the code of the audit: total, less what a cancellation or a gift gave
 * back, and the fees of the approved payments.
 */
const SALES = `
select 'booking ' || number as sale, status,
  case status when 'confirmed' then total_cents when 'cancelled' then total_cents - cancel_refund_cents else 0 end
    + coalesce((select sum(fee_cents) from payments where sale_kind = 'booking' and sale_id = number
      and status = 'approved'), 0)::integer as expected
from bookings
union all
select 'gift ' || s.number, s.status,
  case s.status when 'confirmed' then s.total_cents - coalesce((select sum(greatest(0, -d.difference_cents))
    from gift_codes c join gift_redemptions d using (code) where c.sale_number = s.number), 0)::integer else 0 end
    + coalesce((select sum(fee_cents) from payments where sale_kind = 'gift' and sale_id = s.number
      and status = 'approved'), 0)::integer
from gift_sales s`;

/** Nights of bookings that stand, beside those that are sold of the stock. */
const NIGHTS = `
with standing as (
  select hotel_id, checkin + day as night, sum(rooms)::integer as rooms
  from bookings, generate_series(0, nights - 1) day where status = 'confirmed' group by 1, 2
)
select hotel_id as hotel, night::text, coalesce(standing.rooms, 0) as standing, coalesce(sold, 0) as sold
from standing full join (select hotel_id, night, sold from room_nights where sold > 0) s using (hotel_id, night)
where coalesce(standing.rooms, 0) <> coalesce(sold, 0)`;

const OPEN = `
select 'booking ' || number as what from bookings where status = 'pending'
union all select 'change ' || id from booking_changes where status = 'pending'
union all select 'gift ' || number from gift_sales where status = 'pending'
union all select 'payment ' || reference from payments where status in ('started', 'unknown')
union all select 'capture ' || reference from payments
  where status = 'approved' and captured_cents = 0 and amount_cents > refunded_cents
union all select 'refund ' || id from refunds where done_at is null`;

/** Compares every sale with the money that the provider holds for it. */
export async function checkPayments(
  db: Database,
  { bank, booked }: { bank: Bank; booked: ReadonlySet<string> },
  findings: Findings,
): Promise<void> {
  const after = `, with ${bank.name}`;
  const check = (sentence: string, wrong: readonly unknown[]) =>
    findings.check(
      sentence + after,
      wrong.length === 0,
      `${wrong.length}: ${JSON.stringify(wrong.slice(0, 4))}`,
    );
  const open = await db.query<{ what: string }>(OPEN);
  check('no sale, capture or refund is left open', open);

  const books = bank.books();
  const payments = await db.query<{ reference: string; sale: string }>(
    `select reference, sale_kind || ' ' || sale_id as sale from payments`,
  );
  const saleOf = new Map(payments.map(({ reference, sale }) => [reference, sale]));
  const strangers = [...books].filter(([reference, { captured }]) => captured > 0 && !saleOf.has(reference));
  check('the provider has no payment that the shop does not know', strangers);
  const held = new Map<string, Held>();
  for (const [reference, { captured, refunded }] of books) {
    const sale = saleOf.get(reference) ?? '';
    const { captured: c, refunded: r } = held.get(sale) ?? { captured: 0, refunded: 0 };
    held.set(sale, { captured: c + captured, refunded: r + refunded });
  }
  const sales = await db.query<{ sale: string; status: string; expected: number }>(SALES);
  const wrong = sales.flatMap(({ sale, status, expected }) => {
    const { captured, refunded } = held.get(sale) ?? { captured: 0, refunded: 0 };
    return captured - refunded === expected ? [] : [{ sale, status, expected, captured, refunded }];
  });
  check(
    'nothing is sold without its payment',
    wrong.filter(({ captured, refunded, expected }) => captured - refunded < expected),
  );
  check(
    'nothing is paid without a sale or a refund',
    wrong.filter(({ captured, refunded, expected }) => captured - refunded > expected),
  );
  check('the nights that are sold are those of the bookings that stand', await db.query(NIGHTS));
  const known = new Map(sales.map(({ sale, status }) => [sale, status]));
  check(
    'no booking that a buyer was told to have is lost',
    [...booked].filter(
      (number) => !['confirmed', 'cancelled'].includes(known.get(`booking ${number}`) ?? ''),
    ),
  );
  for (const status of ['confirmed', 'cancelled', 'lapsed', 'refused'])
    findings.figure(`${bank.name} sales ${status}`, sales.filter((sale) => sale.status === status).length);
  const sum = (of: (one: Held) => number) => [...held.values()].reduce((total, one) => total + of(one), 0);
  findings.figure(
    `${bank.name} cents captured`,
    sum(({ captured }) => captured),
  );
  findings.figure(
    `${bank.name} cents refunded`,
    sum(({ refunded }) => refunded),
  );
}
