import type { accountBooking, accountGift } from '@staykit/contract/visitor/account.ts';
import type { receivedGift } from '@staykit/contract/visitor/account-changes.ts';
import type { Wire } from '@staykit/contract/wire.ts';
import type { PlainDate } from '@staykit/values/dates/plain-date.ts';

/** Maximum number of bookings, and of gifts, in the list of an account; older bookings are found by their number. */
export const ACCOUNT_BOOKINGS_MAX = 50;

/** A stay in the list of an account; its price and guest are in the booking only. */
export type AccountBooking = Wire<typeof accountBooking>;

/** A gift in the list of an account. */
export type AccountGift = Wire<typeof accountGift>;

/** A gift that an account received. */
export type ReceivedGift = Wire<typeof receivedGift>;

/** Bookings of an account in two groups: those still to come, the next first, and the others, the last first. */
export interface Trips {
  coming: readonly AccountBooking[];
  past: readonly AccountBooking[];
}

/** Groups bookings by a day: one that ends on it is upcoming, a cancelled one is not. */
export function tripsOn(bookings: readonly AccountBooking[], today: PlainDate): Trips {
  const isComing = ({ status, checkout }: AccountBooking) => status === 'confirmed' && checkout >= today;
  const byDay = (a: AccountBooking, b: AccountBooking) => (a.checkin < b.checkin ? -1 : 1);
  return {
    coming: bookings.filter(isComing).toSorted(byDay),
    past: bookings.filter((one) => !isComing(one)).toSorted((a, b) => byDay(b, a)),
  };
}
