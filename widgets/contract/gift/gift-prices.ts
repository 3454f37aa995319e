import * as z from 'zod/mini';
import { GIFT_FORMATS, PRODUCT_TYPES } from '@staykit/values/gift/gift-product.ts';
import { answer, plainDate } from '../answer-parts.ts';
import { call } from '../call.ts';
import { shippingCost } from '../booking/price-info.ts';
import { id, locale } from '../query-parts.ts';

/** The price of a gift for one length of stay, in cents for two. [PENTITY-07] */
export const giftPrice = answer({
  nights: z.number(),
  sellPrice: z.number(),
  /** By bucket; other buckets than 1 to 3 are left out. */
  sellPrices: z.exactOptional(
    answer({
      '1': z.exactOptional(z.number()),
      '2': z.exactOptional(z.number()),
      '3': z.exactOptional(z.number()),
    }),
  ),
  /** Added when every night shall be included. [UPSELL-03] */
  extraUpsellAvailabilityAmount: z.number(),
  /** What sending it costs, where it can be sent. */
  shippingCost: z.exactOptional(shippingCost),
});

/** What a gift product is sold for. [PENTITY-08] */
export const giftPriceList = answer({
  productType: z.enum(PRODUCT_TYPES),
  label: z.string(),
  giftFormats: z.array(z.enum(GIFT_FORMATS)),
  /** People that it is for. [VOUCHER-03] */
  giftAdults: z.number(),
  /** Last day of a voucher that is bought now. [VOUCHER-01] [VOUCHER-02] */
  validUntil: plainDate(),
  prices: z.array(giftPrice),
});

/** The prices of a single voucher or an activity voucher by length of stay. [PENTITY-07] */
export const getGiftPrices = call({
  id: 'getGiftPrices',
  method: 'GET',
  base: 'gateway',
  path: '/single-voucher/:offerId/prices',
  summary: 'Gift prices of a stay or activity, by nights, with buckets and upsell.',
  params: z.object({ offerId: id() }),
  query: z.object({ locale: z.exactOptional(locale()) }),
  answer: giftPriceList,
  refusals: ['NOT_FOUND'],
  safe: true,
});
