import { createRandom } from '../random.ts';
import type { HotelRecord, OfferRecord } from '../records.ts';

/** Which nights a voucher is made for: 1 quiet nights of the week, 2 most nights, 3 every night. [PENTITY-07] */
export const PRICE_BUCKETS = [1, 2, 3] as const;

/** A price bucket of a voucher. */
export type PriceBucket = (typeof PRICE_BUCKETS)[number];

/** What a voucher costs more when its beneficiary may come on more nights. Amounts are cents for two adults. */
export interface AvailabilityUpsell {
  /** Price by bucket; that of bucket 2 is the voucher's own. */
  sellPrices: Record<PriceBucket, number>;
  /** What every night included costs on top of the voucher's own price. [UPSELL-03] */
  extraUpsellAvailabilityAmount: number;
}

/** Steps of such prices, in cents. */
const STEP = 500;

/** The availability upsell of a voucher, or undefined for what is not given as a gift. [UPSELL-01] */
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
