import type * as z from 'zod/mini';
import type { postGiftPromo } from '@staykit/contract/gift/gift-sale.ts';
import { printedPromoCode, promoReduction } from '@staykit/core/price/promo-code.ts';
import type { ProductType } from '@staykit/values/gift/gift-product.ts';
import type { PromoProduct } from '@staykit/values/price/promo-product.ts';
import type { Queryable } from '../database/database.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import {
  belowMinimum,
  claimPromotion,
  findPromotion,
  type PromoRefusal,
  type PromoSale,
  type SoldPromotion,
} from '../selling/promo/promotion.ts';
import type { SellingParts } from '../selling/selling-parts.ts';
import { promotableCents, type GiftCatalogue, type GiftOrder, type PricedGift } from './price-gift.ts';

const PRODUCTS: Readonly<Record<ProductType, PromoProduct>> = {
  SINGLEVOUCHER: 'stay',
  BOX: 'box',
  GIFTCARD: 'giftCard',
  DIGITAL_ACTIVITY_ONLY: 'activity',
};

const saleOf = (
  { productType, locale, minisiteId }: Pick<GiftOrder, 'productType' | 'locale' | 'minisiteId'>,
  now: number,
): PromoSale => ({
  product: PRODUCTS[productType],
  locale,
  now,
  ...(minisiteId !== undefined && { minisiteId }),
});

function refuse({ code, message, minimum }: PromoRefusal): never {
  throw new GatewayError(code, message, undefined, minimum === undefined ? undefined : { minimum });
}

/** What a promo code takes off a gift that is not bought yet. Throws why it does not count. */
export async function priceGiftPromo(
  { db, clock, catalogue }: Pick<SellingParts, 'db' | 'clock'> & { catalogue: GiftCatalogue },
  order: z.output<typeof postGiftPromo.body>,
): Promise<z.output<typeof postGiftPromo.answer>> {
  const price = await promotableCents(catalogue, order);
  const found = await findPromotion(db, order.promoCode, saleOf(order, clock()));
  if ('refused' in found) refuse(found.refused);
  const promoCodeReductionAmount = promoReduction(found.promotion, price);
  if (promoCodeReductionAmount === 0) refuse(belowMinimum(found.promotion));
  return { promoCodeReductionAmount };
}

/** A priced gift with the promo code of its order, which is locked until the end of the transaction. Throws why it does not count. */
export async function withPromotion(
  tx: Queryable,
  order: GiftOrder,
  priced: PricedGift,
  now: number,
): Promise<{ priced: PricedGift; promotion?: SoldPromotion }> {
  const { promoCode, buyer } = order;
  if (promoCode === undefined) return { priced };
  const sale = saleOf(order, now);
  const found = await findPromotion(tx, promoCode, sale);
  if ('refused' in found) refuse(found.refused);
  const claimed = await claimPromotion(tx, found.promotion, buyer.email, sale);
  if ('refused' in claimed) refuse(claimed.refused);
  const cents = promoReduction(claimed.promotion, priced.promotableCents);
  if (cents === 0) refuse(belowMinimum(claimed.promotion));
  const promotion = { ...claimed.promotion, cents };
  const totalCents = priced.totalCents - cents;
  const priceInfo = { ...priced.gift.priceInfo, promoCodeReductionAmount: cents, totalPrice: totalCents };
  return {
    priced: {
      ...priced,
      totalCents,
      gift: { ...priced.gift, promoCode: printedPromoCode(promoCode), promotion, priceInfo },
    },
    promotion,
  };
}
