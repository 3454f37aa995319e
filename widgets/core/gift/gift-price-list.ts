import type { giftPrice as schema } from '@staykit/contract/gift/gift-prices.ts';
import type { Wire } from '@staykit/contract/wire.ts';

/** Which nights a voucher includes: from quiet nights of the week (1) to every night (3). [PENTITY-07] */
export const PRICE_BUCKETS = [1, 2, 3] as const;

/** One of PRICE_BUCKETS. */
export type PriceBucket = (typeof PRICE_BUCKETS)[number];

/** The default bucket. [PERSONALISE-22] */
export const DEFAULT_BUCKET: PriceBucket = 1;

/** What a gift costs for one length of stay. Amounts are cents for two people. [PENTITY-07] */
export type GiftPrice = Wire<typeof schema>;

/** A voucher is for so many people. [VOUCHER-03] */
export const VOUCHER_PEOPLE = 2;

/** Lengths of stay that a voucher is sold for, in nights. [VOUCHER-03] */
export const VOUCHER_NIGHT_OPTIONS: readonly number[] = [1, 2, 3];

/** The range of nights where no options are set. [VOUCHER-03] */
export const FALLBACK_NIGHTS = { min: 1, max: 3 };

/** The nights that a voucher is sold for, and how many people. [VOUCHER-03] */
export function voucherNights(options: readonly number[] = VOUCHER_NIGHT_OPTIONS): {
  min: number;
  max: number;
  people: number;
} {
  const range = options.length ? { min: Math.min(...options), max: Math.max(...options) } : FALLBACK_NIGHTS;
  return { ...range, people: VOUCHER_PEOPLE };
}

/** The bucket that a number names; the default for any other. [PERSONALISE-22] */
export function bucketOf(value: number | undefined): PriceBucket {
  return PRICE_BUCKETS.find((bucket) => bucket === value) ?? DEFAULT_BUCKET;
}

/** The default length: the first of the list, or 1. [PERSONALISE-18] */
export function defaultNights(list: readonly Pick<GiftPrice, 'nights'>[]): number {
  return list[0]?.nights ?? 1;
}

/** What is chosen of a price list. */
export interface GiftChoice {
  nights: number;
  bucket?: PriceBucket;
  /** Whether every night is included. */
  upsell?: boolean;
}

/** The price of a choice in cents without shipping, or undefined when it is not sold. [UPSELL-03] [PERSONALISE-21] */
export function giftPrice(
  list: readonly GiftPrice[],
  { nights, bucket, upsell }: GiftChoice,
): { sellPrice: number; extraUpsellAvailabilityAmount: number } | undefined {
  const entry = list.find((each) => each.nights === nights);
  const base = bucket === undefined ? entry?.sellPrice : entry?.sellPrices?.[bucket];
  if (!entry || base === undefined) return undefined;
  const extra = upsell ? entry.extraUpsellAvailabilityAmount : 0;
  return { sellPrice: base + extra, extraUpsellAvailabilityAmount: extra };
}
