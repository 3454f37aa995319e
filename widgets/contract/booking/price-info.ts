import * as z from 'zod/mini';
import { PRICE_TYPES } from '@staykit/values/price/price-type.ts';
import { answer, plainDate } from '../answer-parts.ts';

/** Shipping costs of a gift, in cents. [PENTITY-05] [PENTITY-33] */
export const shippingCost = answer({
  amount: z.number(),
  /** Added for an address abroad. */
  internationalFee: z.number(),
});

/** One night by its day. Amounts are cents. [PENTITY-06] */
export const dayPrice = answer({
  sellPrice: z.exactOptional(z.number()),
  /** Discount of that night in per cent; 0: none. */
  promo: z.number(),
  /** No other night of its month is cheaper. */
  bestPriceOfTheMonth: z.boolean(),
});

const parts = {
  /** An older name of `refPrice`: read where that is missing. */
  barPrice: z.exactOptional(z.number()),
  shippingCost: z.exactOptional(shippingCost),
  promoCodeReductionAmount: z.exactOptional(z.number()),
  /** The amount left to pay by the beneficiary of a gift. */
  remainingAmountToPay: z.exactOptional(z.number()),
  reductionAmount: z.exactOptional(z.number()),
  /** An insurance in the total; the shop's own gateway sells none. [BOOKING-28] */
  insuranceAmount: z.exactOptional(z.number()),
  subElementsPrice: z.exactOptional(z.number()),
  extraUpsellAvailabilityAmount: z.exactOptional(z.number()),
  // Kept for other gateways that have them; the shop uses none of these three.
  upsellAvailabilityPrice: z.exactOptional(z.number()),
  lowTierPrice: z.exactOptional(z.number()),
  totalAvailabilityUpsell: z.exactOptional(z.number()),
  /** The nights by day. [PENTITY-06] */
  days: z.exactOptional(z.record(plainDate(), dayPrice)),
};

/** What a product costs; amounts are integer cents for the whole party and stay. [PENTITY-03..06] */
export const priceInfo = answer({
  sellPrice: z.number(),
  /** The bar price: what it costs without promotions. */
  refPrice: z.exactOptional(z.number()),
  /** Whole per cent between the two, floored. [PRICE-05] */
  promo: z.number(),
  moneySaved: z.number(),
  /** What is paid to the shop in the end: with taxes, extras and shipping, less reductions. */
  totalPrice: z.number(),
  nbRooms: z.number(),
  nights: z.number(),
  priceType: z.enum(PRICE_TYPES),
  ...parts,
});

/** The same where only the price itself is sure: an offer among those of a product. [PAPI-12] */
export const offerPriceInfo = answer({
  sellPrice: z.number(),
  refPrice: z.exactOptional(z.number()),
  promo: z.exactOptional(z.number()),
  moneySaved: z.exactOptional(z.number()),
  totalPrice: z.exactOptional(z.number()),
  nbRooms: z.exactOptional(z.number()),
  nights: z.exactOptional(z.number()),
  priceType: z.exactOptional(z.enum(PRICE_TYPES)),
  ...parts,
});
