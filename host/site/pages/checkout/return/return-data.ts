import type { GiftBoughtData } from '../bought/bought-data.ts';
import type { AccountWay } from '../stay/account-offer.tsx';

/** What the page knows that buyers come back to; the secret of the payment stays in its address. */
export interface PaymentReturnData extends GiftBoughtData {
  /** Where the order was made. */
  backUrl: string;
  /** Where a booking is found by its number and its e-mail. */
  bookingUrl: string;
  /** How a booking comes into an account; absent on pages of partners. */
  account?: AccountWay;
}
