import { voucherNights, type GiftPrice } from '../../../../widgets/core/gift/gift-price-list.ts';
import { shippingCostOf } from '../../../../widgets/core/gift/shipping.ts';
import type { Market } from '../../../../widgets/core/market/locale.ts';
import type { HotelRecord, OfferRecord } from '../records.ts';
import { shippingCostsFrom } from './gift-shipping.ts';
import { upsellsOf } from './availability-upsell.ts';

/** Prices of other lengths are round to so many cents, less ten. */
const STEP = 500;
const BELOW = 10;

/** `cents` for `from` nights, taken to `to` nights. */
function forNights(cents: number, from: number, to: number): number {
  return from === to ? cents : Math.ceil((((cents + BELOW) / from) * to) / STEP) * STEP - BELOW;
}

/**
 * What an offer costs as a gift, by length of stay: a voucher in all lengths of the shop, an activity voucher as it
 * is; nothing for what is not given. [PENTITY-07] [VOUCHER-03]
 */
export function giftPricesOf(
  offer: Pick<OfferRecord, 'id' | 'kind' | 'fixedPrice' | 'nights'>,
  hotel: Pick<HotelRecord, 'seed'>,
  market: Market,
): GiftPrice[] {
  if (offer.kind === 'activityVoucher') {
    return [{ nights: 0, sellPrice: offer.fixedPrice, extraUpsellAvailabilityAmount: 0 }];
  }
  const upsell = upsellsOf(offer, hotel);
  if (!upsell) return [];
  const { min, max } = voucherNights();
  return Array.from({ length: max - min + 1 }, (_, index) => {
    const nights = min + index;
    const scaled = (cents: number) => forNights(cents, offer.nights, nights);
    const { 1: first, 2: second, 3: third } = upsell.sellPrices;
    const sellPrice = scaled(offer.fixedPrice);
    return {
      nights,
      sellPrice,
      sellPrices: { 1: scaled(first), 2: scaled(second), 3: scaled(third) },
      extraUpsellAvailabilityAmount:
        scaled(offer.fixedPrice + upsell.extraUpsellAvailabilityAmount) - sellPrice,
      shippingCost: shippingCostOf('physical', shippingCostsFrom('singleVoucher', market), market),
    };
  });
}
