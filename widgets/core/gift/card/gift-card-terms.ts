import type { Market } from '@staykit/values/market/locale.ts';

/** Amounts of a card that are offered with one press, at most. */
export const CARD_AMOUNTS_MOST = 8;

/** The gift card of a shop: its giver chooses the amount. Amounts are cents. */
export interface GiftCardTerms {
  /** Markets that it is sold in; none: the shop sells no gift cards. */
  markets: readonly Market[];
  least: number;
  most: number;
  /** Amounts of a giver's own are `least` plus a multiple of it. */
  step: number;
  /** Offered with one press, in ascending order; at least one, at most CARD_AMOUNTS_MOST. */
  amounts: readonly number[];
  /** Months in which it can be redeemed. */
  months: number;
}
