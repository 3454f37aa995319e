import { modificationPrice } from '../gift/modification-price.ts';
import type { Booking } from './booking.ts';

/**
 * Cents that moving a booking to a stay of another total costs; below 0 they are given back. Where a gift pays, it
 * goes on paying for what it is worth. [FLOW-07] [BOOKING-25..27]
 */
export function moveDifference(
  { priceInfo, giftWorth: worth }: Pick<Booking, 'priceInfo' | 'giftWorth'>,
  total: number,
): number {
  if (worth === undefined) return total - priceInfo.totalPrice;
  const refundable = worth + (priceInfo.remainingAmountToPay ?? 0);
  return modificationPrice(total, { gift: worth, upsell: worth, refundable });
}
