import { modificationPrice, type NewPrice } from '../../gift/modification-price.ts';
import type { Booking } from './booking.ts';

/**
 * Cents that moving a booking to a stay of another price costs; below 0 they are given back. Where a gift pays, it
 * goes on paying for what it is worth. [FLOW-07] [BOOKING-25..28]
 */
export function moveDifference(
  { priceInfo, giftWorth: worth }: Pick<Booking, 'priceInfo' | 'giftWorth'>,
  price: NewPrice,
): number {
  if (worth === undefined) return price.totalPrice - priceInfo.totalPrice;
  const refundable = worth + (priceInfo.remainingAmountToPay ?? 0);
  return modificationPrice(price, { gift: worth, upsell: worth, refundable });
}
