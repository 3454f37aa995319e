import { createHash, timingSafeEqual } from 'node:crypto';
import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import { rightsOn } from '@staykit/core/offer/cancellation.ts';
import type { Queryable } from '../../database/database.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import { pendingChangeOf } from '../change/booking-changes.ts';
import { reservationOf } from '../supplier/reservations.ts';
import { findBooking, type BookingRow } from './bookings.ts';

/** An impossible address, compared with when there is no booking, so that the answer takes as long. */
const NOBODY = '\0';

const digest = (email: string): Buffer => createHash('sha256').update(email.trim().toLowerCase()).digest();

/**
 * The booking of a number, if the e-mail is its guest's. An unknown number, a wrong e-mail and an unconfirmed booking
 * give the same refusal after the same work.
 */
export async function ownBooking(
  tx: Queryable,
  number: string,
  email: string,
  lock = false,
): Promise<BookingRow> {
  const row = await findBooking(tx, number, lock);
  const isGuest = timingSafeEqual(digest(email), digest(row?.email ?? NOBODY));
  if (!row || !isGuest || !['confirmed', 'cancelled'].includes(row.state))
    throw new GatewayError('BOOKING_NOT_FOUND', 'No booking has this number and this e-mail.');
  return row;
}

/**
 * Whether a booking cannot be changed on a date: by its policy, because a change is pending, or because the system of a
 * supplier has not answered yet whether it has reserved it.
 */
export async function isFixed(tx: Queryable, row: BookingRow, today: PlainDate): Promise<boolean> {
  return (
    row.state !== 'confirmed' ||
    !rightsOn(row.stay.policy, row.checkin, today).modify ||
    (await pendingChangeOf(tx, row.number)) !== undefined ||
    ((await reservationOf(tx, row.number))?.state ?? 'booked') !== 'booked'
  );
}
