import type { Database } from '@staykit/gateway/database/database.ts';
import { auditSales } from '@staykit/gateway/selling/settle/audit-sales.ts';
import type { Findings } from '../proof.ts';

/** Bookings that stand, by number. */
export async function standingBookings(db: Database): Promise<Set<string>> {
  const rows = await db.query<{ number: string }>(`select number from bookings where status = 'confirmed'`);
  return new Set(rows.map(({ number }) => number));
}

const COUNTS = `select
  (select count(*) from calendars)::int as hotels,
  (select coalesce(sum(rooms), 0) from booking_nights where given_back_at is null)::int as "room nights held",
  (select count(*) from payments)::int as payments,
  (select count(*) from refunds)::int as refunds,
  (select count(*) from mail_outbox)::int as mails,
  (select count(*) from settling_failures where parked)::int as parked`;

/**
 * Audits the books after a run: money, provider, nights, stock, gifts and mails. `rooms`: of every night of every hotel
 * before the run.
 */
export async function checkBooks(
  db: Database,
  findings: Findings,
  { rooms, now, where = '' }: { rooms: number; now: number; where?: string },
): Promise<void> {
  const differences = await auditSales(db, now, { rooms });
  const oversold = await db.query(
    `select hotel_id, night from booking_nights where given_back_at is null group by hotel_id, night
    having sum(rooms) > $1`,
    [rooms],
  );
  const [counts = {}] = await db.query<Record<string, number>>(COUNTS);
  const named = (name: string) => (where ? `${where} ${name}` : name);
  const after = where ? `, on ${where}` : '';
  for (const [name, count] of Object.entries(counts)) findings.figure(named(name), count);
  findings.figure(named('oversold nights'), oversold.length);
  findings.figure(named('differences in the books'), differences.length);
  findings.check(`no night is sold more often than it has rooms${after}`, oversold.length === 0);
  findings.check(
    `money, nights, stock, gifts and mails agree in all books${after}`,
    differences.length === 0,
    JSON.stringify(differences.slice(0, 3)),
  );
  findings.check(`nothing waits for an operator${after}`, counts.parked === 0, `${counts.parked} parked`);
}
