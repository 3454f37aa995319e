import type { AccountBooking } from '../../core/account/account-booking.ts';
import { getAccountBookingShape, getAccountBookingsShape } from '../checks.generated.ts';
import type { VisitorSender } from './visitor-sender.ts';

/** The bookings of who is signed in; nothing where they cannot be had. */
export async function askAccountBookings({
  origin,
  fetch: send,
}: VisitorSender): Promise<readonly AccountBooking[] | undefined> {
  try {
    const response = await send(`${origin}/gateway/account/bookings`, { credentials: 'same-origin' });
    if (!response.ok) return undefined;
    return (getAccountBookingsShape(await response.json(), 'bookings') as { bookings: AccountBooking[] })
      .bookings;
  } catch {
    return undefined;
  }
}

/** The e-mail of a stay of who is signed in; nothing where it is none of theirs, or cannot be had. */
export async function askBookingEmail(
  { origin, fetch: send }: VisitorSender,
  bookingNumber: string,
): Promise<string | undefined> {
  try {
    const response = await send(`${origin}/gateway/account/bookings/${bookingNumber}`, {
      credentials: 'same-origin',
    });
    if (!response.ok) return undefined;
    return (getAccountBookingShape(await response.json(), 'booking') as { email: string }).email;
  } catch {
    return undefined;
  }
}
