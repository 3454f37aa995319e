import type { AccountBooking, AccountGift, ReceivedGift } from '@staykit/core/account/account-booking.ts';
import { getAccountBooking } from '../calls/get-account-booking.generated.ts';
import { getAccountBookings } from '../calls/get-account-bookings.generated.ts';
import { getAccountGifts } from '../calls/get-account-gifts.generated.ts';
import { getReceivedGifts } from '../calls/get-received-gifts.generated.ts';
import { ask, type VisitorSender } from './visitor-sender.ts';

/** The bookings of the account; undefined if the call fails. */
export async function askAccountBookings(
  sender: VisitorSender,
): Promise<readonly AccountBooking[] | undefined> {
  return (await ask(sender, getAccountBookings, {}))?.bookings;
}

/** The gifts bought by the account; undefined if the call fails. */
export async function askAccountGifts(sender: VisitorSender): Promise<readonly AccountGift[] | undefined> {
  return (await ask(sender, getAccountGifts, {}))?.gifts;
}

/** The gifts that the account received; undefined if the call fails. */
export async function askReceivedGifts(sender: VisitorSender): Promise<readonly ReceivedGift[] | undefined> {
  return (await ask(sender, getReceivedGifts, {}))?.gifts;
}

/** The e-mail of a stay of who is signed in; nothing where it is none of theirs, or cannot be had. */
export async function askBookingEmail(
  sender: VisitorSender,
  bookingNumber: string,
): Promise<string | undefined> {
  return (await ask(sender, getAccountBooking, { bookingNumber }))?.email;
}
