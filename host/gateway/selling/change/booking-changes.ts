import type { Queryable } from '../../database/database.ts';
import { isDue } from '../settle/settling-failures.ts';
import type { BookedNight, BookingRow } from '../booking/bookings.ts';

/** A pending change of a booking. */
export interface ChangeRow {
  id: number;
  bookingNumber: string;
  state: 'pending' | 'done' | 'refused' | 'lapsed';
  /** The booking after the change. */
  next: BookingRow;
  /** All nights after the change. */
  nights: BookedNight[];
}

/** Inserts a change; returns its id. */
export async function insertChange(
  tx: Queryable,
  { bookingNumber, next, nights }: Omit<ChangeRow, 'id' | 'state'>,
  now: number,
): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    `insert into booking_changes (booking_number, status, quote_id, data, created_at)
    values ($1, 'pending', $2, $3, $4) returning id`,
    [bookingNumber, next.quoteId, JSON.stringify({ next, nights }), new Date(now)],
  );
  return row?.id ?? 0;
}

/** The booking number of a change. */
export async function bookingOfChange(tx: Queryable, id: number): Promise<string | undefined> {
  const [row] = await tx.query<{ number: string }>(
    'select booking_number as number from booking_changes where id = $1',
    [id],
  );
  return row?.number;
}

/** A change by its id, locked with its booking. */
export async function findChange(tx: Queryable, id: number): Promise<ChangeRow | undefined> {
  const [row] = await tx.query<{
    bookingNumber: string;
    state: ChangeRow['state'];
    data: { next: BookingRow; nights: BookedNight[] };
  }>(
    `select booking_number as "bookingNumber", status as state, data from booking_changes where id = $1
    for update`,
    [id],
  );
  return row && { id, bookingNumber: row.bookingNumber, state: row.state, ...row.data };
}

/** Stores the payment of a change. */
export async function setChangePayment(tx: Queryable, id: number, reference: string): Promise<void> {
  await tx.query('update booking_changes set payment_reference = $2 where id = $1', [id, reference]);
}

/** Updates the state of a change. */
export async function updateChange(tx: Queryable, id: number, state: ChangeRow['state']): Promise<void> {
  await tx.query('update booking_changes set status = $2 where id = $1', [id, state]);
}

/** The pending change of a booking. */
export async function pendingChangeOf(tx: Queryable, number: string): Promise<number | undefined> {
  const [row] = await tx.query<{ id: number }>(
    `select id from booking_changes where booking_number = $1 and status = 'pending'`,
    [number],
  );
  return row?.id;
}

/** Changes pending since `before` that are due for settling; `reference`: null if nothing is to be paid. */
export async function pendingChangesSince(
  db: Queryable,
  before: number,
  now: number,
): Promise<{ id: number; reference: string | null }[]> {
  return db.query<{ id: number; reference: string | null }>(
    `select id, payment_reference as reference from booking_changes
    where status = 'pending' and created_at < $2 and ${isDue('change', 'booking_changes.id::text')}
    order by created_at limit 100`,
    [new Date(now), new Date(before)],
  );
}
