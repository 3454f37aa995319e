import { StayError } from '../../core/errors/catalogue.ts';
import { createTransport, type ClientOptions } from '../create-transport.ts';
import { giftDays, possibleNights } from './availability.ts';
import type { BookingBoxClient } from './create-booking-box-client.ts';
import { bookedProduct } from './product-detail.ts';
import { REVIEW_SETTINGS } from './review-settings.ts';

/** The calls of a booking box on anybody's page: those for a price are fetched when the first day is picked. */
export type BookingElementClient = BookingBoxClient & {
  /** Fetches them before they are called. */
  prepare(): void;
};

/** The calls of a booking box on anybody's page: it has no extras, and no dates before the visitor picks some. */
export function createBookingElementClient(options: ClientOptions): BookingElementClient {
  const transport = createTransport(options);
  const later = async () => {
    try {
      return (await import('./later-booking-calls.ts')).laterBookingCalls(transport);
    } catch (thrown) {
      const error = new StayError('NETWORK', `later-booking-calls was not reached: ${String(thrown)}`);
      options.onError?.(error);
      throw error;
    }
  };
  const prepare = () => {
    // Whoever calls hears of a failure.
    later().catch(() => {});
  };
  return {
    prepare,
    productDetail: (...rest) => bookedProduct(transport, REVIEW_SETTINGS, ...rest),
    giftDays: (...rest) => giftDays(transport, REVIEW_SETTINGS, ...rest),
    possibleNights: (...rest) => {
      // Asked for once there is an arrival: with a departure comes the price.
      prepare();
      return possibleNights(transport, ...rest);
    },
    productOffers: async (...rest) => (await later()).productOffers(...rest),
    fetchProductQuote: async (...rest) => (await later()).fetchProductQuote(...rest),
    giftPrices: async (...rest) => (await later()).giftPrices(...rest),
    paymentMethods: async (...rest) => (await later()).paymentMethods(...rest),
  };
}
