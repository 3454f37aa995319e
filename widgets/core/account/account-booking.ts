import type { accountBooking, accountGift } from '@staykit/contract/visitor/account.ts';
import type { Wire } from '@staykit/contract/wire.ts';
import type { PlainDate } from '@staykit/values/dates/plain-date.ts';

/** Most bookings, and most gifts, that an account is shown; older bookings are found by their number. */
export const ACCOUNT_BOOKINGS_MAX = 50;

/** A stay of an account, as its list shows it: what it cost and who booked it stand in the booking alone. */
export type AccountBooking = Wire<typeof accountBooking>;

/** A gift that an account bought, as its list shows it. */
export type AccountGift = Wire<typeof accountGift>;

/** Bookings of an account in two groups: those still to come, the next first, and the others, the last first. */
export interface Trips {
  coming: readonly AccountBooking[];
  past: readonly AccountBooking[];
}

/** Groups bookings by a day: one that ends on it is still to come, one that was given back is not. */
export function tripsOn(bookings: readonly AccountBooking[], today: PlainDate): Trips {
  const isComing = ({ status, checkout }: AccountBooking) => status === 'confirmed' && checkout >= today;
  const byDay = (a: AccountBooking, b: AccountBooking) => (a.checkin < b.checkin ? -1 : 1);
  return {
    coming: bookings.filter(isComing).toSorted(byDay),
    past: bookings.filter((one) => !isComing(one)).toSorted((a, b) => byDay(b, a)),
  };
}
