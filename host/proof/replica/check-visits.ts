import type { Database } from '@staykit/gateway/database/database.ts';
import { auditSales } from '@staykit/gateway/selling/settle/audit-sales.ts';
import type { Findings } from '../proof.ts';
import type { FaultTime } from './trial.ts';
import type { Unlucky, Visitors } from './visitors.ts';

/** Whether an answer belongs to a fault that is told to visitors: 503, and when to come back. */
function belongs({ from, until, what, status, code, saysWhen, hotelId }: Unlucky, fault: FaultTime): boolean {
  return (
    from <= fault.until &&
    until >= fault.from &&
    fault.whats.some((each) => each === what) &&
    (fault.hotelId === undefined || fault.hotelId === hotelId) &&
    status === 503 &&
    code === 'UNAVAILABLE' &&
    saysWhen
  );
}

/** What visitors saw besides the faults that they are told of, and the outcome of their bookings. */
export async function checkVisits(
  db: Database,
  visitors: Visitors,
  faults: readonly FaultTime[],
  findings: Findings,
): Promise<void> {
  const { acknowledged, unlucky, requests } = visitors.seen();
  const unexpected = unlucky.filter((one) => !faults.some((fault) => belongs(one, fault)));
  const rows = await db.query<{ number: string }>("select number from bookings where status = 'confirmed'");
  const stored = new Set(rows.map(({ number }) => number));
  const lost = acknowledged.filter((number) => !stored.has(number));
  const twins = await db.query(
    "select quote_id from bookings where status = 'confirmed' group by quote_id having count(*) > 1",
  );
  findings.figure('requests', requests);
  findings.figure('bookings', acknowledged.length);
  findings.figure(
    'answered 503 while the primary was away or the hotel held',
    unlucky.length - unexpected.length,
  );
  findings.check(
    'visitors notice no fault but a primary that is away or a hotel that is held: then 503, and never a search',
    unexpected.length === 0 && requests > 100,
    `${unexpected.length} of ${requests}: ${unexpected
      .slice(0, 4)
      .map(({ message }) => message)
      .join(' | ')}`,
  );
  findings.check(
    'every acknowledged booking is stored once',
    acknowledged.length > 0 && lost.length === 0 && twins.length === 0,
    `${acknowledged.length} acknowledged, lost ${lost.join(' ')}, doubled ${twins.length}`,
  );
}

/** Remembers the rooms of every night, for the audit at the end. */
export async function rememberStock(db: Database): Promise<void> {
  await db.query('create table stock_before as select hotel_id, first_day, stock from calendars');
}

/** Nights whose rooms, left and held together, are not those that there were. */
const UNBALANCED = `with held as (
    select hotel_id, night, sum(rooms)::int as rooms from booking_nights where given_back_at is null group by 1, 2),
  changed as (
    select c.hotel_id, c.first_day + day as night, get_byte(b.stock, day) - get_byte(c.stock, day) as gone
    from calendars c join stock_before b using (hotel_id, first_day), generate_series(0, length(c.stock) - 1) day
    where c.stock <> b.stock)
  select hotel_id, night from changed full join held using (hotel_id, night)
  where coalesce(gone, 0) <> coalesce(rooms, 0)`;

/** The audit of the shop itself, and its rooms against those that there were. */
export async function checkAudit(db: Database, findings: Findings): Promise<void> {
  const differences = await auditSales(db, Date.now());
  const unbalanced = await db.query(UNBALANCED);
  findings.figure('differences in the books', differences.length);
  findings.figure('nights whose rooms do not add up', unbalanced.length);
  findings.check(
    'money, nights, stock, gifts and mails agree in all books',
    differences.length === 0 && unbalanced.length === 0,
    JSON.stringify([...differences.slice(0, 3), ...unbalanced.slice(0, 3)]),
  );
}
