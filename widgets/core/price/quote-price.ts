import type { finalPrice } from '@staykit/contract/booking/quote.ts';
import type { Wire } from '@staykit/contract/wire.ts';
import { localTaxAmount, localTaxDue, taxOf, type LocalTax, type TaxedStay } from './local-tax.ts';
import type { DayPriceInfo, PriceInfo, ShippingCost } from './price-info.ts';
import type { PriceType } from '@staykit/values/price/price-type.ts';
import { promoPercent } from './promo.ts';
import { promoReduction, type PromoTerms } from './promo-code.ts';

/** The final price of a stay. [PENTITY-02] */
export type FinalPrice = Wire<typeof finalPrice>;

/** What a quote is put together from. All amounts are cents for the whole party. */
export interface QuoteParts {
  /** Price of every night, promotions taken off, extras of the offer included. */
  nights: readonly DayPriceInfo[];
  /** The same stay without promotions. */
  refPrice: number;
  rooms: number;
  /** Cents of the room in the nights: what a percentage of local tax is taken of. */
  roomPrice: number;
  pax: TaxedStay['pax'];
  taxes: readonly LocalTax[];
  /** Per cent that a code takes off more at checkout. [BOOKING-23] */
  extraDiscount?: number;
  /** A promo code of the shop: what the hotel sells the stay for stays the same, and so do its taxes. */
  promotion?: PromoTerms;
  shippingCost?: ShippingCost;
  /** Chosen extras that are not in the nights. */
  subElementsPrice?: number;
  priceType?: PriceType;
}

/** A price in the parts that pages, bookings and mails show. */
export interface QuotedPrice {
  priceInfo: PriceInfo & { days: Record<string, Omit<DayPriceInfo, 'date'>> };
  finalPrice: FinalPrice;
  /** Cents of tax in the total. [TAX-04] */
  taxWithPrice: number;
  /** Cents of tax that the reception takes. [TAX-04] */
  taxAtHotel: number;
  /** The taxes with the cents that are due for this stay. */
  localTaxes: LocalTax[];
}

/** A price after a further discount: (100 - discount) % of it, rounded up to the cent. [BOOKING-23] */
export function withExtraDiscount(cents: number, discount = 0): number {
  return Math.ceil((cents * (100 - discount)) / 100);
}

/** What is paid to the shop: the sell price with shipping and fee, less what a code takes off. [BOOKING-24] */
export function totalToPay({
  sellPrice,
  shippingCost,
  promoCodeReductionAmount = 0,
}: Pick<PriceInfo, 'sellPrice' | 'shippingCost' | 'promoCodeReductionAmount'>): number {
  const { amount = 0, internationalFee = 0 } = shippingCost ?? {};
  return sellPrice + amount + internationalFee - promoCodeReductionAmount;
}

/** Puts a quote together: the nights summed, the promotion, the taxes, the total. [PENTITY-03] [PENTITY-05] */
export function quotePrice(parts: QuoteParts): QuotedPrice {
  const { nights, rooms, roomPrice, pax, taxes, extraDiscount = 0, shippingCost } = parts;
  const { subElementsPrice, priceType = 'final', promotion } = parts;
  const sellPrice = nights.reduce((sum, night) => sum + night.sellPrice, 0);
  const refPrice = Math.max(sellPrice, parts.refPrice);
  const discounted = withExtraDiscount(sellPrice, extraDiscount);
  const stay = { roomPrice: withExtraDiscount(roomPrice, extraDiscount), pax, nights: nights.length };
  const tax = localTaxDue(taxes, stay);
  const promoted = promotion ? promoReduction(promotion, discounted) : 0;
  const reduction = sellPrice - discounted + promoted;
  const priceInfo: QuotedPrice['priceInfo'] = {
    sellPrice,
    refPrice,
    // Cards show both prices with the tax in them: the same per cent everywhere.
    promo: promoPercent(sellPrice + tax.withPrice, refPrice + tax.withPrice) ?? 0,
    moneySaved: refPrice - sellPrice,
    totalPrice:
      totalToPay({
        sellPrice,
        promoCodeReductionAmount: reduction,
        ...(shippingCost !== undefined && { shippingCost }),
      }) +
      tax.withPrice +
      (subElementsPrice ?? 0),
    nbRooms: rooms,
    nights: nights.length,
    priceType,
    ...(shippingCost !== undefined && { shippingCost }),
    ...(reduction > 0 && { promoCodeReductionAmount: reduction }),
    ...(subElementsPrice !== undefined && { subElementsPrice }),
    days: Object.fromEntries(nights.map(({ date, ...night }) => [date, night])),
  };
  return {
    priceInfo,
    finalPrice: {
      sellPrice: discounted - promoted,
      ...(extraDiscount > 0 && { extraDiscount }),
      nights: nights.length,
      localTaxTotalAmount: localTaxAmount(taxes, stay),
    },
    taxWithPrice: tax.withPrice,
    taxAtHotel: tax.atHotel,
    localTaxes: taxes.map((each) => ({ ...each, due: taxOf(each, stay) })),
  };
}
