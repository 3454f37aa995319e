/** The outcome of a booking that came about. */
export const BOOKING_STATUSES = ['confirmed', 'cancelled'] as const;
