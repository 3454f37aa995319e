import type { PriceBucket } from './gift-price-list.ts';
import type { GiftFormat } from './gift-product.ts';

/** A sleeve that was chosen for a physical gift. */
export interface Sleeve {
  id: string;
  name: string;
  imageUrl: string;
}

/** How a gift is given. [PENTITY-11] */
export interface GiftOptions {
  giftFormat: GiftFormat;
  sleeves: Sleeve[];
  giftAdults: number;
  giftNights: number;
  bucket: PriceBucket;
}

/** Where nobody said: two people, one night. [PENTITY-11] */
export const DEFAULT_GIFT_ADULTS = 2;
export const DEFAULT_GIFT_NIGHTS = 1;
