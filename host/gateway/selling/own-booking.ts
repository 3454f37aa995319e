import { createHash, timingSafeEqual } from 'node:crypto';
import type { PlainDate } from '../../../widgets/core/dates/plain-date.ts';
import { rightsOn } from '../../../widgets/core/offer/cancellation.ts';
import type { Queryable } from '../database/database.ts';
import { GatewayError } from '../plugins/gateway-error.ts';
import { pendingChangeOf } from '../repositories/booking-changes.ts';
import { findBooking, type BookingRow } from '../repositories/bookings.ts';

/** An address nobody has: compared with where there is no booking, so that this takes as long. */
const NOBODY = '\0';

const digest = (email: string): Buffer => createHash('sha256').update(email.trim().toLowerCase()).digest();

/**
 * The booking of a number, for whoever knows the e-mail of its guest. An unknown number, a wrong e-mail and a booking
 * that never came about are one refusal, after the same work.
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

/** Whether a booking stays as it is on a day: by its policy, or since a change of it waits for its payment. */
export async function isFixed(tx: Queryable, row: BookingRow, today: PlainDate): Promise<boolean> {
  return (
    row.state !== 'confirmed' ||
    !rightsOn(row.stay.policy, row.checkin, today).modify ||
    (await pendingChangeOf(tx, row.number)) !== undefined
  );
}
