import type { BookedProduct } from '@staykit/core/offer/product.ts';
import type { BookingClient } from '../booking/create-booking-client.ts';
import { paymentMethods } from '../booking/payment-methods.ts';
import type { ClientOptions } from '../transport/client-options.ts';
import { createTransport, type Transport } from '../transport/create-transport.ts';
import type { GiftClient } from '../gift/create-gift-client.ts';
import { fetchGiftPrices } from '../gift/gift-delivery.ts';
import { giftDays, possibleNights } from './availability.ts';
import type { ProductClient } from './create-product-client.ts';
import { productDetail } from './product-detail.ts';
import { productOffers } from './product-offers.ts';
import { fetchProductQuote, productQuoteCall, type QuoteSettings } from './product-quote.ts';
import { REVIEW_SETTINGS } from './review-settings.ts';

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

/** The settings of the shop. */
export const QUOTE_SETTINGS: QuoteSettings = {
  client: REVIEW_SETTINGS.client,
  endpoints: { productQuote: productQuoteCall },
};

/** The calls of a booking box alone, so that its bundle holds no other. */
export function createBookingBoxClient(
  options: ClientOptions,
  settings: QuoteSettings = QUOTE_SETTINGS,
): BookingBoxClient {
  const transport = createTransport(options);
  return {
    productDetail: (...rest) => productDetail(transport, settings, ...rest),
    ...bookingBoxCalls(transport, settings),
  };
}

/** The calls of a booking box besides that of its product. */
export function bookingBoxCalls(
  transport: Transport,
  settings: QuoteSettings,
): Omit<BookingBoxClient, 'productDetail'> {
  return {
    productOffers: (...rest) => productOffers(transport, ...rest),
    fetchProductQuote: (...rest) => fetchProductQuote(transport, settings, ...rest),
    possibleNights: (...rest) => possibleNights(transport, ...rest),
    giftDays: (...rest) => giftDays(transport, settings, ...rest),
    giftPrices: (...rest) => fetchGiftPrices(transport, ...rest),
    paymentMethods: (...rest) => paymentMethods(transport, ...rest),
  };
}
