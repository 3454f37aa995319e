import type { PriceInfo } from '../price/price-info.ts';

/** What a new total is measured against. Amounts are cents. */
export interface GiftWorth {
  /** What the gift is worth. */
  gift: number;
  /** Up to this total the gift covers everything, and what was paid beyond it comes back. */
  upsell: number;
  /** What the present state could be given back for: the gift with what its beneficiary paid on top. */
  refundable: number;
}

/** A new price, as far as it is measured against a gift. */
export type NewPrice = Pick<PriceInfo, 'totalPrice' | 'insuranceAmount'>;

/**
 * What is still to pay for a new price; below 0 it is paid back. [BOOKING-25..27] [FLOW-07] An insurance in the total is
 * paid on top: no gift pays for it. [BOOKING-28]
 */
export function modificationPrice({ totalPrice, insuranceAmount = 0 }: NewPrice, worth: GiftWorth): number {
  return changeOfPrice(totalPrice - insuranceAmount, worth) + insuranceAmount;
}

/**
 * The same for a price from which a code of the shop has taken `promotedCents`: the gift pays first, and the code what is
 * left, so that no code becomes a refund.
 */
export function differenceAfter(price: NewPrice, worth: GiftWorth, promotedCents: number): number {
  const due = modificationPrice({ ...price, totalPrice: price.totalPrice + promotedCents }, worth);
  return due > 0 ? Math.max(0, due - promotedCents) : due;
}

function changeOfPrice(total: number, { gift, upsell, refundable }: GiftWorth): number {
  if (total <= upsell) return Math.min(gift, upsell) - refundable;
  if (total <= gift) return 0;
  return total - Math.max(gift, refundable);
}
