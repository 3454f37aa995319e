import { paymentMethods } from '../booking/payment-methods.ts';
import type { Transport } from '../create-transport.ts';
import { fetchGiftPrices } from '../gift/gift-delivery.ts';
import type { BookingBoxClient } from './create-booking-box-client.ts';
import { productOffers } from './product-offers.ts';
import { fetchProductQuote } from './product-quote.ts';
import { PRODUCT_SETTINGS, type ProductSettings } from './product-settings.ts';

/** The calls of a booking box that nobody makes before there are dates, or a gift. */
export type LaterBookingCalls = Pick<
  BookingBoxClient,
  'productOffers' | 'fetchProductQuote' | 'giftPrices' | 'paymentMethods'
>;

/** Those calls over a transport. */
export function laterBookingCalls(
  transport: Transport,
  settings: ProductSettings = PRODUCT_SETTINGS,
): LaterBookingCalls {
  return {
    productOffers: (...rest) => productOffers(transport, ...rest),
    fetchProductQuote: (...rest) => fetchProductQuote(transport, settings, ...rest),
    giftPrices: (...rest) => fetchGiftPrices(transport, ...rest),
    paymentMethods: (...rest) => paymentMethods(transport, ...rest),
  };
}
