import type { booking } from '@staykit/contract/booking/bookings.ts';
import type { Wire } from '@staykit/contract/wire.ts';

/** A booking as its guest sees it. Amounts are integer cents. */
export type Booking = Wire<typeof booking>;
