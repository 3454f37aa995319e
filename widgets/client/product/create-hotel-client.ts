import type { ClientOptions } from '../transport/client-options.ts';
import { createTransport } from '../transport/create-transport.ts';
import { hotelDays } from './availability.ts';
import type { ProductClient } from './create-product-client.ts';
import { hotelDetail } from './hotel.ts';
import { PRODUCT_SETTINGS, type ProductSettings } from './product-settings.ts';

/** The calls of a hotel whose days and travellers are chosen. */
export type HotelClient = Pick<ProductClient, 'hotelDetail' | 'hotelDays'>;

/** The calls of a hotel alone, so that its bundle holds no other. */
export function createHotelClient(
  options: ClientOptions,
  settings: ProductSettings = PRODUCT_SETTINGS,
): HotelClient {
  const transport = createTransport(options);
  return {
    hotelDetail: (...rest) => hotelDetail(transport, settings, ...rest),
    hotelDays: (...rest) => hotelDays(transport, ...rest),
  };
}
