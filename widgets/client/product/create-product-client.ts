import type { ClientOptions } from '../transport/client-options.ts';
import { createTransport, type Transport } from '../transport/create-transport.ts';
import { activityDetail, activityImages, activityPage } from './activity.ts';
import { giftDays, hotelDays, possibleNights } from './availability.ts';
import { hotelDetail, nearbyHotels } from './hotel.ts';
import { expiredHotelOffers, otherOffers } from './other-offers.ts';
import { productDetail } from './product-detail.ts';
import { productOffers } from './product-offers.ts';
import { fetchProductQuote } from './product-quote.ts';
import { PRODUCT_SETTINGS, type ProductSettings } from './product-settings.ts';
import { reviewBlock, reviews } from './reviews.ts';

/** What follows the transport, or the transport and the settings, in the function of a call. */
type After<Call> = Call extends (transport: Transport, ...rest: infer Rest) => infer Result
  ? (...rest: Rest) => Result
  : never;
type AfterSettings<Call> = Call extends (
  transport: Transport,
  settings: ProductSettings,
  ...rest: infer Rest
) => infer Result
  ? (...rest: Rest) => Result
  : never;

/** The calls of product, hotel, activity and review pages. Each function says what a failure leaves. */
export interface ProductClient {
  productDetail: AfterSettings<typeof productDetail>;
  productOffers: After<typeof productOffers>;
  fetchProductQuote: AfterSettings<typeof fetchProductQuote>;
  possibleNights: After<typeof possibleNights>;
  giftDays: AfterSettings<typeof giftDays>;
  hotelDays: After<typeof hotelDays>;
  hotelDetail: AfterSettings<typeof hotelDetail>;
  nearbyHotels: AfterSettings<typeof nearbyHotels>;
  activityDetail: After<typeof activityDetail>;
  activityPage: After<typeof activityPage>;
  activityImages: After<typeof activityImages>;
  otherOffers: AfterSettings<typeof otherOffers>;
  expiredHotelOffers: AfterSettings<typeof expiredHotelOffers>;
  reviews: AfterSettings<typeof reviews>;
  reviewBlock: AfterSettings<typeof reviewBlock>;
}

/** A client of the pages around a product. A widget that needs one call alone takes its function. */
export function createProductClient(
  options: ClientOptions,
  settings: ProductSettings = PRODUCT_SETTINGS,
): ProductClient {
  const transport = createTransport(options);
  return {
    productDetail: (...rest) => productDetail(transport, settings, ...rest),
    productOffers: (...rest) => productOffers(transport, ...rest),
    fetchProductQuote: (...rest) => fetchProductQuote(transport, settings, ...rest),
    possibleNights: (...rest) => possibleNights(transport, ...rest),
    giftDays: (...rest) => giftDays(transport, settings, ...rest),
    hotelDays: (...rest) => hotelDays(transport, ...rest),
    hotelDetail: (...rest) => hotelDetail(transport, settings, ...rest),
    nearbyHotels: (...rest) => nearbyHotels(transport, settings, ...rest),
    activityDetail: (...rest) => activityDetail(transport, ...rest),
    activityPage: (...rest) => activityPage(transport, ...rest),
    activityImages: (...rest) => activityImages(transport, ...rest),
    otherOffers: (...rest) => otherOffers(transport, settings, ...rest),
    expiredHotelOffers: (...rest) => expiredHotelOffers(transport, settings, ...rest),
    reviews: (...rest) => reviews(transport, settings, ...rest),
    reviewBlock: (...rest) => reviewBlock(transport, settings, ...rest),
  };
}
