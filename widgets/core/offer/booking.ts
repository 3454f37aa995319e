import type { booking } from '../../contract/bookings.ts';
import type { Wire } from '../../contract/wire.ts';

/** What became of a booking that came about. */
export const BOOKING_STATUSES = ['confirmed', 'cancelled'] as const;

/** A booking as its guest sees it. Amounts are integer cents. */
export type Booking = Wire<typeof booking>;
