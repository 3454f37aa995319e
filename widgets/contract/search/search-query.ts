import { codes, day, decimal, flag, id, locale, oneOf, whole } from '../query-parts.ts';
import { LOCATION_CATEGORIES, type LocationCategory } from '@staykit/values/search/location.ts';
import { FLEXIBILITIES } from '@staykit/values/search/flexibility.ts';
import { SEARCH_FLOWS } from '@staykit/values/search/flow.ts';
import { SORTS } from '@staykit/values/search/sort.ts';
import * as z from 'zod/mini';

const places = Object.fromEntries(
  LOCATION_CATEGORIES.map((category) => [category, z.exactOptional(id())]),
) as Record<LocationCategory, z.ZodMiniExactOptional<ReturnType<typeof id>>>;

/** The travellers of a call. [PAX-02..04] */
export const paxQuery = {
  adult: z.exactOptional(whole(1, 20)),
  child: z.exactOptional(whole(0, 10)),
  baby: z.exactOptional(whole(0, 10)),
  /** All travellers share one room. [PAX-13] */
  singleRoom: z.exactOptional(flag()),
};

/** The search parameters of offers.json and facets.json. [API-01..05] [API-11] */
export const searchQuery = {
  ...places,
  ...paxQuery,
  locale: z.exactOptional(locale()),
  flow: z.exactOptional(oneOf(SEARCH_FLOWS)),
  orderBy: z.exactOptional(oneOf(SORTS)),
  page: z.exactOptional(whole(0, 100_000)),
  id: z.exactOptional(id()),
  hotelId: z.exactOptional(id()),
  checkin: z.exactOptional(day()),
  night: z.exactOptional(whole(1, 60)),
  flex: z.exactOptional(oneOf(FLEXIBILITIES)),
  lat: z.exactOptional(decimal(-90, 90)),
  lng: z.exactOptional(decimal(-180, 180)),
  distanceMin: z.exactOptional(decimal(0, 20_038)),
  distanceMax: z.exactOptional(decimal(0, 20_038)),
  themeIds: z.exactOptional(codes()),
  hotelType: z.exactOptional(codes()),
  hotelEnvironment: z.exactOptional(codes()),
  hotelStyle: z.exactOptional(codes()),
  stars: z.exactOptional(codes()),
  minHotelReviewScore: z.exactOptional(decimal(0, 10)),
  priceMin: z.exactOptional(whole(0, 100_000_000)),
  priceMax: z.exactOptional(whole(0, 100_000_000)),
  singleVoucherPriceMin: z.exactOptional(whole(0, 100_000_000)),
  singleVoucherPriceMax: z.exactOptional(whole(0, 100_000_000)),
  facilities: z.exactOptional(codes()),
  petsAllowed: z.exactOptional(flag()),
  tags: z.exactOptional(codes()),
};
