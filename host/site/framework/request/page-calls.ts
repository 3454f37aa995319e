import { createBookingClient } from '@staykit/client/booking/create-booking-client.ts';
import { createContentClient } from '@staykit/client/content/create-content-client.ts';
import { createClient } from '@staykit/client/create-client.ts';
import { createGiftClient } from '@staykit/client/gift/create-gift-client.ts';
import { createGiftSaleClient } from '@staykit/client/gift/create-gift-sale-client.ts';
import { createBookingBoxClient } from '@staykit/client/product/create-booking-box-client.ts';
import { createProductClient } from '@staykit/client/product/create-product-client.ts';
import { withinLimits } from '@staykit/client/search/within-limits.ts';
import type { ClientOptions } from '@staykit/client/transport/client-options.ts';
import type { MarketNow } from '@staykit/core/dates/market-time.ts';
import type { StayLimits } from '@staykit/core/offer/stay-limits.ts';
import type { RequestServices } from './page-request.ts';

/** The calls that pages are filled by, on a server and in the browser. */
export function pageCalls(
  options: ClientOptions,
  limits: StayLimits | undefined,
  now: MarketNow,
  announcementUncached = false,
): Omit<RequestServices, 'texts' | 'note'> {
  const client = createClient(options);
  return {
    client: limits ? withinLimits(client, limits, now) : client,
    content: createContentClient(options, { announcementUncached }),
    products: createProductClient(options),
    bookingBox: createBookingBoxClient(options),
    gifts: createGiftClient(options),
    giftSales: createGiftSaleClient(options),
    bookings: createBookingClient(options),
  };
}
