import { getActivityDetail, getActivityImages } from './activity-detail.ts';
import type { Call } from './call.ts';
import { getCheckinPrices, getHotelAvailabilities } from './checkin-prices.ts';
import { getHotel, getNearbyHotels } from './hotel.ts';
import { getProductOffers } from './product-offers.ts';
import { getReviews } from './reviews.ts';

/** Product, hotel, activity, availability, room and review calls. */
export const PRODUCT_CALLS = [
  getActivityDetail,
  getActivityImages,
  getHotel,
  getNearbyHotels,
  getHotelAvailabilities,
  getCheckinPrices,
  getProductOffers,
  getReviews,
] as const satisfies readonly Call[];
