import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { Queryable } from '../../database/database.ts';
import { isDue } from '../settle/settling-failures.ts';

/** State of a reservation. `asked`: perhaps made; `cancelling`: has to be cancelled, if it was made. */
export type ReservationState = 'asked' | 'booked' | 'refused' | 'cancelling' | 'cancelled';

/** The reservation of a booking in the system of a supplier. */
export interface ReservationRow {
  /** Sent with every call: the system makes one reservation of a key. */
  key: string;
  bookingNumber: string;
  supplier: string;
  state: ReservationState;
  /** Price of each night as it was sold, in the unit of the calendar. */
  nights: { night: PlainDate; priceCents: number }[];
  /** The confirmation number of the hotel. */
  reference: string | null;
  /** The change that it is made for; null: the booking as it was sold. */
  changeId: number | null;
  /** When the system was asked to reserve, last. */
  askedAt: Date | null;
}

const COLUMNS = `key, coalesce(booking_number, moved_booking) as "bookingNumber", supplier, status as state, nights, reference,
  change_id as "changeId", asked_at as "askedAt"`;

/** Stores a reservation in the transaction of its booking or change, before the system is asked. */
export async function insertReservation(
  tx: Queryable,
  {
    key,
    bookingNumber,
    supplier,
    nights,
    changeId,
  }: Pick<ReservationRow, 'key' | 'bookingNumber' | 'supplier' | 'nights' | 'changeId'>,
  now: number,
): Promise<void> {
  await tx.query(
    `insert into supplier_reservations (key, booking_number, moved_booking, supplier, status, nights, created_at, change_id)
    values ($1, case when $6::bigint is null then $2 end, case when $6::bigint is not null then $2 end, $3, 'asked', $4, $5,
      $6)`,
    [key, bookingNumber, supplier, JSON.stringify(nights), new Date(now), changeId],
  );
}

/** The reservation of a booking as it is now; undefined if the shop sells its hotel by the calendar alone. */
export async function reservationOf(
  tx: Queryable,
  bookingNumber: string,
): Promise<ReservationRow | undefined> {
  const [row] = await tx.query<ReservationRow>(
    `select ${COLUMNS} from supplier_reservations where booking_number = $1`,
    [bookingNumber],
  );
  return row;
}

/** The reservation of a change; undefined if it has none. */
export async function reservationOfChange(
  tx: Queryable,
  changeId: number,
): Promise<ReservationRow | undefined> {
  const [row] = await tx.query<ReservationRow>(
    `select ${COLUMNS} from supplier_reservations where change_id = $1`,
    [changeId],
  );
  return row;
}

/** Puts the reservation of a change in place of the one before, which is to be cancelled. In the transaction that applies it. */
export async function replaceReservation(
  tx: Queryable,
  bookingNumber: string,
  changeId: number,
): Promise<void> {
  await tx.query(
    `update supplier_reservations set booking_number = null, moved_booking = booking_number,
      status = case when status in ('asked', 'booked') then 'cancelling' else status end
    where booking_number = $1`,
    [bookingNumber],
  );
  await tx.query(
    'update supplier_reservations set booking_number = moved_booking, moved_booking = null where change_id = $1',
    [changeId],
  );
}

/** Gives up reservations of changes that were dropped: the system is told afterwards. */
export async function giveUpDropped(db: Queryable): Promise<void> {
  await db.query(
    `update supplier_reservations r set status = 'cancelling' from booking_changes c
    where c.id = r.change_id and r.booking_number is null and r.status in ('asked', 'booked') and c.status <> 'pending'`,
  );
}

/** Marks an unanswered reservation as asked for now, and returns it; undefined if it is answered. */
export async function beginAsking(
  db: Queryable,
  of: { booking: string } | { change: number },
  now: number,
): Promise<ReservationRow | undefined> {
  const [row] = await db.query<ReservationRow>(
    `update supplier_reservations set asked_at = $3
    where status = 'asked' and case when $2::bigint is null then booking_number = $1 else change_id = $2 end
    returning ${COLUMNS}`,
    ['booking' in of ? of.booking : null, 'change' in of ? of.change : null, new Date(now)],
  );
  return row;
}

/** Stores that a reservation was made. One that was given up meanwhile has to be cancelled. */
export async function markBooked(tx: Queryable, key: string, reference: string): Promise<void> {
  await tx.query(
    `update supplier_reservations set reference = $2,
      status = case when status in ('asked', 'booked') then 'booked' else 'cancelling' end
    where key = $1`,
    [key, reference],
  );
}

/** Stores that nothing was reserved; false if another answer was stored before. */
export async function markRefused(tx: Queryable, key: string): Promise<boolean> {
  const rows = await tx.query(
    `update supplier_reservations set status = 'refused' where key = $1 and status = 'asked' returning key`,
    [key],
  );
  return rows.length > 0;
}

/** Gives up the reservation of a booking in the transaction that drops or cancels it: the system is told afterwards. */
export async function giveUpReservation(tx: Queryable, bookingNumber: string): Promise<void> {
  await tx.query(
    `update supplier_reservations set status = 'cancelling'
    where $1 in (booking_number, moved_booking) and status in ('asked', 'booked')`,
    [bookingNumber],
  );
}

/** Stores that a reservation is cancelled. */
export async function markCancelled(db: Queryable, key: string): Promise<void> {
  await db.query(
    `update supplier_reservations set status = 'cancelled' where key = $1 and status = 'cancelling'`,
    [key],
  );
}

/** Reservations to cancel: all that are due, or that of one booking. */
export function reservationsToCancel(
  db: Queryable,
  now: number,
  bookingNumber?: string,
): Promise<ReservationRow[]> {
  return db.query<ReservationRow>(
    `select ${COLUMNS} from supplier_reservations r
    where status = 'cancelling' and ($2::text is null or $2 in (booking_number, moved_booking))
      and ${isDue('reservation', 'coalesce(r.booking_number, r.moved_booking)')}
    order by created_at limit 100`,
    [new Date(now), bookingNumber ?? null],
  );
}

/** Confirmed bookings whose reservation is not answered yet, and due. */
export async function unreserved(db: Queryable, now: number): Promise<string[]> {
  const rows = await db.query<{ number: string }>(
    `select b.number from supplier_reservations r join bookings b on b.number = r.booking_number
    where r.status = 'asked' and b.status = 'confirmed' and ${isDue('reservation', 'r.booking_number')}
    order by r.created_at limit 100`,
    [new Date(now)],
  );
  return rows.map(({ number }) => number);
}
