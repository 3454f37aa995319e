import { readTab, writeTab } from '../../../framework/browser/tab-storage.ts';

/*
 * Who has just booked is shown the booking without typing its e-mail again: in this tab alone, until it is closed.
 * The address holds the number and nothing personal.
 */

const KEY = 'stay-booked';

interface KeptBooking {
  number: string;
  email: string;
}

/** Keeps the e-mail of a booking that was just made. */
export function keepBooking(booking: KeptBooking): void {
  writeTab(KEY, booking);
}

/** The e-mail of a booking that was made in this tab; undefined for any other number. */
export function keptEmail(number: string): string | undefined {
  const kept = readTab<KeptBooking>(KEY);
  return number !== '' && kept?.number === number ? kept.email : undefined;
}
