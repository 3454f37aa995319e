import { type DayStatus } from '@staykit/values/offer/day-status.ts';
import type { checkinPrice } from '@staykit/contract/product/checkin-prices.ts';
import type { Wire } from '@staykit/contract/wire.ts';

/** What a stay that begins on a day costs, in cents. [PENTITY-34] */
export type CheckinPrice = Wire<typeof checkinPrice>;

/** What the beneficiary of a gift adds for a stay, in cents; 0 where the gift is worth it. [BOOKING-12] [BOOKING-13] */
export function giftSupplement(totalPrice: number, giftPrice: number): number {
  return Math.max(0, totalPrice - giftPrice);
}

/** The status of a day for a gift of a worth and a length of stay; a missing day is not available. [BOOKING-12..14] */
export function dayStatus(
  day: Pick<CheckinPrice, 'minLos' | 'displayTotalPrice'> | undefined,
  giftPrice: number,
  nights: number,
): DayStatus {
  if (!day || day.minLos > nights) return 'notAvailable';
  return giftSupplement(day.displayTotalPrice, giftPrice) > 0 ? 'supplement' : 'included';
}
