import type { MarketNow } from '../../dates/market-time.ts';
import { DEFAULT_PAX } from '@staykit/values/pax/pax.ts';
import { readProductHash, type ProductStay } from './product-hash.ts';

/** What the address of a hotel holds: the stay, and the part of the page that is wanted. */
export interface HotelAddress {
  stay: ProductStay;
  /** The offers are to be in view at once. [HOTEL-02] */
  toOffers: boolean;
}

/** What a hash says of a hotel: without days and for two adults where it says nothing. [HOTEL-01] [HOTEL-02] */
export function readHotelHash(hash: string, now: MarketNow): HotelAddress {
  return {
    stay: readProductHash(hash, now) ?? { pax: DEFAULT_PAX, upsell: 'none' },
    toOffers: new URLSearchParams(hash).get('anchor') === 'products',
  };
}
