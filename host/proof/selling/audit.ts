import { addDays } from '../../../widgets/core/dates/plain-date.ts';
import type { Database } from '../../gateway/database/database.ts';

/** What the books say after a run. */
export interface Audit {
  /** Nights for which more rooms are booked than there were. */
  oversold: number;
  /** Nights whose stock and booked rooms are not together what there was at the beginning. */
  unbalanced: number;
  /** Rooms of nights that bookings hold. */
  booked: number;
  /** Rooms of nights that are left. */
  left: number;
}

/** Holds the nights that bookings hold against the rooms that there were, and against the bytes of the calendars. */
export async function auditStock(db: Database, rooms: number): Promise<Audit> {
  const calendars = await db.query<{ hotel_id: number; first_day: string; stock: Uint8Array }>(
    'select hotel_id, first_day, stock from calendars',
  );
  const held = await db.query<{ hotel_id: number; night: string; rooms: number }>(
    `select hotel_id, night, sum(rooms)::int as rooms from booking_nights where given_back_at is null
    group by hotel_id, night`,
  );
  const byNight = new Map(held.map((each) => [`${each.hotel_id} ${each.night}`, each.rooms]));
  const audit: Audit = { oversold: 0, unbalanced: 0, booked: 0, left: 0 };
  for (const { hotel_id, first_day, stock } of calendars) {
    stock.forEach((left, index) => {
      const booked = byNight.get(`${hotel_id} ${addDays(first_day, index)}`) ?? 0;
      audit.booked += booked;
      audit.left += left;
      if (booked > rooms) audit.oversold += 1;
      if (booked + left !== rooms) audit.unbalanced += 1;
    });
  }
  return audit;
}

/** Bookings that stand, by number. */
export async function standingBookings(db: Database): Promise<Set<string>> {
  const rows = await db.query<{ number: string }>(`select number from bookings where status = 'confirmed'`);
  return new Set(rows.map(({ number }) => number));
}

/** Bookings that stand without exactly one approved payment of their price, in our books and the provider's. */
export async function wrongPayments(db: Database): Promise<number> {
  const [row] = await db.query<{ wrong: number }>(
    `select count(*)::int as wrong from bookings b where status = 'confirmed' and (
      select count(*) from payments p join embedded_payments e using (reference)
      where p.sale_id = b.number and p.status = 'approved' and p.amount_cents = b.total_cents
        and e.captured_cents = b.total_cents
    ) <> 1`,
  );
  return row?.wrong ?? -1;
}
