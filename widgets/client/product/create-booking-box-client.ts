import type { BookedProduct } from '../../core/offer/product.ts';
import { createTransport, type ClientOptions } from '../create-transport.ts';
import type { BookingClient } from '../booking/create-booking-client.ts';
import type { GiftClient } from '../gift/create-gift-client.ts';
import { giftDays, possibleNights } from './availability.ts';
import type { ProductClient } from './create-product-client.ts';
import { laterBookingCalls } from './later-booking-calls.ts';
import { productDetail } from './product-detail.ts';
import { PRODUCT_SETTINGS, type ProductSettings } from './product-settings.ts';

/** The calls of a booking box. */
export type BookingBoxClient = Pick<
  ProductClient,
  'productOffers' | 'fetchProductQuote' | 'possibleNights' | 'giftDays'
> &
  Pick<GiftClient, 'giftPrices'> &
  Pick<BookingClient, 'paymentMethods'> & {
    /** As `productDetail` of a page, of which the box reads this. */
    productDetail(...args: Parameters<ProductClient['productDetail']>): Promise<BookedProduct>;
  };

/** The calls of a booking box alone, so that its bundle holds no other. */
export function createBookingBoxClient(
  options: ClientOptions,
  settings: ProductSettings = PRODUCT_SETTINGS,
): BookingBoxClient {
  const transport = createTransport(options);
  return {
    productDetail: (...rest) => productDetail(transport, settings, ...rest),
    ...laterBookingCalls(transport, settings),
    possibleNights: (...rest) => possibleNights(transport, ...rest),
    giftDays: (...rest) => giftDays(transport, settings, ...rest),
  };
}
