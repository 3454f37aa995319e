import type { PriceInfo } from '../../../widgets/core/price/price-info.ts';
import type { Queryable } from '../database/database.ts';

/** What pays for a stay, or a part of it, in place of money: a gift. */
export interface Funding {
  /**
   * Locks it for the transaction that takes the stay and says what it pays. Throws a refusal, which undoes the
   * transaction.
   */
  claim(tx: Queryable, price: PriceInfo): Promise<FundedPrice>;
}

/** A price of which something else than money pays a part. Amounts are cents. */
export interface FundedPrice {
  /** Left to the guest. */
  toPay: number;
  /** What the funding counts for, also when the booking is changed later. */
  worthCents: number;
  /** The price as the guest reads it. */
  priceInfo: PriceInfo;
  /** Uses it up for a booking, in the same transaction. */
  use(bookingNumber: string): Promise<void>;
}

/** The price of a stay as the beneficiary of a gift reads it. [PENTITY-05] */
export function fundedPrice(price: PriceInfo, worthCents: number, toPay: number): PriceInfo {
  return {
    ...price,
    priceType: 'beneficiary',
    reductionAmount: Math.min(worthCents, price.totalPrice),
    remainingAmountToPay: toPay,
  };
}
