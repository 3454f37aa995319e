import type { dayPrice, priceInfo, shippingCost } from '@staykit/contract/booking/price-info.ts';
import type { Wire } from '@staykit/contract/wire.ts';
import type { PlainDate } from '@staykit/values/dates/plain-date.ts';

/** Shipping costs of a gift, in cents. [PENTITY-05] [PENTITY-33] */
export type ShippingCost = Wire<typeof shippingCost>;

/** One night of a quote. Amounts are cents. [PENTITY-06] */
export interface DayPriceInfo extends Required<Wire<typeof dayPrice>> {
  date: PlainDate;
}

/** What a product costs. All amounts are integer cents for the whole party and stay. [PENTITY-03] [PENTITY-05] */
export interface PriceInfo extends Omit<Wire<typeof priceInfo>, 'refPrice' | 'barPrice'> {
  /** The bar price: what it costs without promotions. */
  refPrice: number;
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
