import type { PlainDate } from '../dates/plain-date.ts';

/** What a price is: the lowest of several days, that of the chosen days, a beneficiary's, a gift's. [PENTITY-04] */
export const PRICE_TYPES = ['from', 'final', 'beneficiary', 'gift'] as const;

/** One of PRICE_TYPES. */
export type PriceType = (typeof PRICE_TYPES)[number];

/** What sending a gift costs, in cents. [PENTITY-05] [PENTITY-33] */
export interface ShippingCost {
  amount: number;
  /** Added for an address abroad. */
  internationalFee: number;
}

/** One night of a quote. Amounts are cents. [PENTITY-06] */
export interface DayPriceInfo {
  date: PlainDate;
  sellPrice: number;
  /** Per cent taken off that night; 0: none. */
  promo: number;
  /** No other night of its month is cheaper. */
  bestPriceOfTheMonth: boolean;
}

/** What a product costs. All amounts are integer cents for the whole party and stay. [PENTITY-03] [PENTITY-05] */
export interface PriceInfo {
  sellPrice: number;
  /** The bar price: what it costs without promotions. */
  refPrice: number;
  /** Whole per cent between the two, floored. [PRICE-05] */
  promo: number;
  moneySaved: number;
  /** What is paid to the shop in the end: with taxes, extras and shipping, less reductions. */
  totalPrice: number;
  nbRooms: number;
  nights: number;
  priceType: PriceType;
  shippingCost?: ShippingCost;
  promoCodeReductionAmount?: number;
  /** What a beneficiary still has to pay after the gift's worth. */
  remainingAmountToPay?: number;
  reductionAmount?: number;
  insuranceAmount?: number;
  subElementsPrice?: number;
  extraUpsellAvailabilityAmount?: number;
  upsellAvailabilityPrice?: number;
  lowTierPrice?: number;
  totalAvailabilityUpsell?: number;
  /** The nights by day. [PENTITY-06] */
  days?: Record<PlainDate, Omit<DayPriceInfo, 'date'>>;
}

/** Whether the night of a day is the cheapest of its month, as the prices by day say. [PENTITY-06] */
export function isBestPrice(
  days: Readonly<Record<PlainDate, Pick<DayPriceInfo, 'bestPriceOfTheMonth'>>> | undefined,
  checkin: PlainDate | undefined,
): boolean {
  return checkin !== undefined && days?.[checkin]?.bestPriceOfTheMonth === true;
}

/**
 * A price as it came: the reference is `refPrice`, an older answer's `barPrice`, or the price itself. [PENTITY-03]
 * [PRICE-10]
 */
export function readPriceInfo<Price extends { sellPrice: number; refPrice?: number; barPrice?: number }>(
  price: Price,
): Omit<Price, 'refPrice' | 'barPrice'> & { refPrice: number } {
  const { barPrice, refPrice = barPrice, ...rest } = price;
  return { ...rest, refPrice: refPrice ?? price.sellPrice };
}
