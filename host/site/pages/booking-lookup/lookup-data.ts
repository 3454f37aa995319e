import type { AccountWay } from '../checkout/stay/account-offer.tsx';

/** What the page of a booking begins with. */
export interface BookingLookupData {
  /** The number that its address holds; '' where it holds none. */
  number: string;
  /** The e-mail of the booking, of who is signed in or has just booked it in this tab: it is not asked for. */
  email?: string;
  /** How the booking comes into an account; absent on pages of partners. */
  account?: AccountWay;
  /** The stay that the shop prepared, by the link of its mail. */
  offer?: string;
  /** The sales terms, which a guest who moves a stay accepts. */
  termsUrl: string;
  /** Path that guests come back to from the page of the provider, where a difference is paid. */
  returnPath: string;
}
