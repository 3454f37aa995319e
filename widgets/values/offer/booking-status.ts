/** The status of a booking. */
export const BOOKING_STATUSES = ['confirmed', 'cancelled'] as const;
