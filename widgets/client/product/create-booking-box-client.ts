import { createTransport, type ClientOptions } from '../create-transport.ts';
import type { BookingClient } from '../booking/create-booking-client.ts';
import { paymentMethods } from '../booking/payment-methods.ts';
import type { GiftClient } from '../gift/create-gift-client.ts';
import { fetchGiftPrices } from '../gift/gift-delivery.ts';
import { giftDays, possibleNights } from './availability.ts';
import type { ProductClient } from './create-product-client.ts';
import { productDetail } from './product-detail.ts';
import { productOffers } from './product-offers.ts';
import { fetchProductQuote } from './product-quote.ts';
import { PRODUCT_SETTINGS, type ProductSettings } from './product-settings.ts';

/** The calls of a booking box. */
export type BookingBoxClient = Pick<
  ProductClient,
  'productDetail' | 'productOffers' | 'fetchProductQuote' | 'possibleNights' | 'giftDays'
> &
  Pick<GiftClient, 'giftPrices'> &
  Pick<BookingClient, 'paymentMethods'>;

/** The calls of a booking box alone, so that its bundle holds no other. */
export function createBookingBoxClient(
  options: ClientOptions,
  settings: ProductSettings = PRODUCT_SETTINGS,
): BookingBoxClient {
  const transport = createTransport(options);
  return {
    productDetail: (...rest) => productDetail(transport, settings, ...rest),
    productOffers: (...rest) => productOffers(transport, ...rest),
    fetchProductQuote: (...rest) => fetchProductQuote(transport, settings, ...rest),
    possibleNights: (...rest) => possibleNights(transport, ...rest),
    giftPrices: (...rest) => fetchGiftPrices(transport, ...rest),
    paymentMethods: (...rest) => paymentMethods(transport, ...rest),
    giftDays: (...rest) => giftDays(transport, settings, ...rest),
  };
}
