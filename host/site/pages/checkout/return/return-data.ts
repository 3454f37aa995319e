import type { AccountWay } from '../stay/account-offer.tsx';

/** What the page knows that buyers come back to; the secret of the payment stays in its address. */
export interface PaymentReturnData {
  /** Where the order was made. */
  backUrl: string;
  /** Where a booking is found by its number and its e-mail. */
  bookingUrl: string;
  /** Where the code of a gift is used. */
  redeemUrl: string;
  /** How a booking comes into an account; absent on pages of partners. */
  account?: AccountWay;
}
