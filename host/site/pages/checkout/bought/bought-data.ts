import type { PlainDate } from '@staykit/values/dates/plain-date.ts';

/** What the page of a gift's buyer knows; the secret of the gift stays in its address. */
export interface GiftBoughtData {
  /** Where its code is used. */
  redeemUrl: string;
  /** Where other gifts are. */
  giftsUrl: string;
  /** The day of the market. */
  today: PlainDate;
}
