import { modificationPrice } from '@staykit/core/gift/modification-price.ts';
import type { PriceInfo } from '@staykit/core/price/price-info.ts';
import type { Queryable } from '../../database/database.ts';
import type { SoldStay } from './bookings.ts';

/** Pays for a stay, or a part of it, instead of money: a gift. */
export interface Funding {
  /**
   * Locks it in the transaction that takes the rooms, and returns what it pays. A thrown refusal rolls the transaction
   * back. `promotedCents`: what a code of the shop takes off in the price; the gift pays first.
   */
  claim(tx: Queryable, price: PriceInfo, promotedCents: number): Promise<FundedPrice>;
}

/** A price that is partly paid by funding. Amounts are cents. */
export interface FundedPrice {
  /** Left to pay by the guest. */
  toPay: number;
  /** What of the code's reduction is needed beside the funding. */
  promotedCents: number;
  /** The funding's worth, also for later changes of the booking. */
  worthCents: number;
  /** The price as shown to the guest. */
  priceInfo: PriceInfo;
  /** Redeems it for a booking in the same transaction. */
  use(bookingNumber: string): Promise<void>;
}

/** What a code's reduction still pays where a gift pays first: never more than the gift leaves. */
export function promotedBeside(
  { totalPrice }: Pick<PriceInfo, 'totalPrice'>,
  promotedCents: number,
  worthCents: number,
): number {
  return Math.min(promotedCents, Math.max(0, totalPrice + promotedCents - worthCents));
}

/** The price of a stay as shown to the beneficiary of a gift. [PENTITY-05] */
export function fundedPrice(price: PriceInfo, worthCents: number, toPay: number): PriceInfo {
  return {
    ...price,
    priceType: 'beneficiary',
    reductionAmount: Math.min(worthCents, price.totalPrice),
    remainingAmountToPay: toPay,
  };
}

/** What the guest pays in all, in cents, once a booking has a new price: where a gift pays, what it does not. */
export function totalToPay(
  { stay: { gift }, totalCents }: { stay: Pick<SoldStay, 'gift'>; totalCents: number },
  price: PriceInfo,
): number {
  if (!gift) return price.totalPrice;
  const { worthCents: worth } = gift;
  return (
    totalCents + modificationPrice(price, { gift: worth, upsell: worth, refundable: worth + totalCents })
  );
}
