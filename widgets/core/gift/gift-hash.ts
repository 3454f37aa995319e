import { GIFT_SHOP, type GiftShop } from './gift-shop.ts';
import { bucketOf, PRICE_BUCKETS, type PriceBucket } from './gift-price-list.ts';
import { GIFT_FORMATS, type GiftFormat } from '@staykit/values/gift/gift-product.ts';

/** What the address of a page holds of a gift; its sleeves stand beside it. [PENTITY-11] */
export interface GiftHash {
  giftFormat?: GiftFormat;
  giftNights?: number;
  giftAdults?: number;
  bucket?: PriceBucket;
  /** Whether every night is included. */
  upsell?: boolean;
}

/** The gift of a hash, with or without its `#`. Both names of the people are read. [PERSONALISE-19] */
export function readGiftHash(hash: string): GiftHash {
  const entries = new URLSearchParams(hash.replace(/^#/, ''));
  const whole = (...names: string[]) => {
    const text = names.map((name) => entries.get(name)).find((value) => value !== null) ?? '';
    return /^[1-9]\d?$/.test(text) ? Number(text) : undefined;
  };
  const giftFormat = GIFT_FORMATS.find((format) => format === entries.get('giftFormat'));
  const [giftNights, giftAdults, bucket] = [
    whole('giftNights'),
    whole('giftAdult', 'giftAdults'),
    whole('bucket'),
  ];
  const isBucket = PRICE_BUCKETS.some((each) => each === bucket);
  return {
    ...(giftFormat && { giftFormat }),
    ...(giftNights && { giftNights }),
    ...(giftAdults && { giftAdults }),
    ...(isBucket && { bucket: bucketOf(bucket) }),
    ...(entries.get('upsell') === 'availability' && { upsell: true }),
  };
}

/** The hash with a gift in it, its people under the configured name; what the gift does not say stays. [PERSONALISE-19] */
export function writeGiftHash(
  hash: string,
  gift: GiftHash,
  shop: Pick<GiftShop, 'adultsKey'> = GIFT_SHOP,
): string {
  const entries = new URLSearchParams(hash);
  const { giftFormat, giftNights, giftAdults, bucket } = gift;
  const told = { giftFormat, giftNights, [shop.adultsKey]: giftAdults, bucket };
  for (const [key, value] of Object.entries(told)) if (value !== undefined) entries.set(key, String(value));
  return String(entries).replaceAll('%2C', ',');
}
