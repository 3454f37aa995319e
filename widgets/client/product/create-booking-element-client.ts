import type { ClientOptions } from '../transport/client-options.ts';
import { createTransport } from '../transport/create-transport.ts';
import { bookingBoxCalls, QUOTE_SETTINGS, type BookingBoxClient } from './create-booking-box-client.ts';
import { bookedProduct } from './product-detail.ts';

/** The calls of a booking box on anybody's page: it has no extras, and reads less of its product. */
export function createBookingElementClient(options: ClientOptions): BookingBoxClient {
  const transport = createTransport(options);
  return {
    productDetail: (...rest) => bookedProduct(transport, QUOTE_SETTINGS, ...rest),
    ...bookingBoxCalls(transport, QUOTE_SETTINGS),
  };
}
