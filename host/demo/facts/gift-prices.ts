import { voucherNights, type GiftPrice } from '@staykit/core/gift/gift-price-list.ts';
import { shippingCostOf } from '@staykit/core/gift/sending/shipping.ts';
import type { Market } from '@staykit/values/market/locale.ts';
import type { HotelRecord, OfferRecord } from '@staykit/gateway/catalogue/records.ts';
import { shippingCostsFrom } from '@staykit/gateway/catalogue/facts/gift-shipping.ts';
import { createRandom } from '../catalogue/random.ts';

/** Validity of a voucher: 1 quiet nights of the week, 2 most nights, 3 every night. [PENTITY-07] */
export const PRICE_BUCKETS = [1, 2, 3] as const;

/** A price bucket of a voucher. */
type PriceBucket = (typeof PRICE_BUCKETS)[number];

/** Prices of a voucher by validity. Amounts are cents for two adults. */
interface AvailabilityUpsell {
  /** Price by bucket; bucket 2 is the voucher's own price. */
  sellPrices: Record<PriceBucket, number>;
  /** Surcharge for bucket 3. [UPSELL-03] */
  extraUpsellAvailabilityAmount: number;
}

/** Prices are rounded to this many cents; those of other lengths less ten. */
const STEP = 500;
const BELOW = 10;

/** The availability upsell of a voucher; undefined for offers that are no gifts. [UPSELL-01] */
export function upsellsOf(
  offer: Pick<OfferRecord, 'id' | 'kind' | 'fixedPrice'>,
  hotel: Pick<HotelRecord, 'seed'>,
): AvailabilityUpsell | undefined {
  if (offer.kind !== 'voucher') return undefined;
  const random = createRandom(hotel.seed, 'availability upsell', offer.id);
  const part = (from: number, to: number) =>
    Math.max(STEP, Math.round((offer.fixedPrice * (from + random.unit() * (to - from))) / 100 / STEP) * STEP);
  const more = part(18, 38);
  const less = part(6, 14);
  return {
    sellPrices: { 1: offer.fixedPrice - less, 2: offer.fixedPrice, 3: offer.fixedPrice + more },
    extraUpsellAvailabilityAmount: more,
  };
}

/** Price of `from` nights in cents, converted to `to` nights. */
function forNights(cents: number, from: number, to: number): number {
  return from === to ? cents : Math.ceil((((cents + BELOW) / from) * to) / STEP) * STEP - BELOW;
}

/**
 * Gift prices of an offer by length of stay: a voucher in all lengths of the shop, an activity voucher in its own;
 * undefined for other kinds. [PENTITY-07] [VOUCHER-03]
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
