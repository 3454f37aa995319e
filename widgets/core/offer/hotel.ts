import type {
  hotelCard,
  hotelContent,
  hotelDetail,
  hotelLocation,
  petPolicy,
} from '@staykit/contract/product/hotel.ts';
import type { breadcrumb } from '@staykit/contract/page-model.ts';
import type { Wire } from '@staykit/contract/wire.ts';
import type { LatLng } from '../search/map/distance.ts';
import { shownStars } from '../review/score.ts';

/** The place of a hotel. Coordinates have one of two names. [PENTITY-12] */
export type HotelLocation = Wire<typeof hotelLocation>;

/** The rules for animals. [PRODUCT-16] */
export type PetPolicy = Wire<typeof petPolicy>;

/** A step of the way to a page. */
export type Breadcrumb = Wire<typeof breadcrumb>;

/** Details of a hotel besides its name and place. [PENTITY-14] */
export type HotelContent = Pick<HotelDetail, keyof typeof hotelContent | 'ecoFacilities'>;

/** A hotel as a line of a list: nearby, recently viewed. */
export type HotelCard = Wire<typeof hotelCard>;

/** A hotel with what is sold in it. [PENTITY-12..15] */
export type HotelDetail = Wire<typeof hotelDetail>;

/** Default number of animals. [PRODUCT-16] */
export const PETS_DEFAULT_MAX = 1;

/** The coordinates of a place under either name, or nothing. [PENTITY-12] */
export function coordinatesOf({ lat, lng, latitude, longitude }: HotelLocation): LatLng | undefined {
  const north = lat ?? latitude;
  const east = lng ?? longitude;
  return north === undefined || east === undefined ? undefined : { lat: north, lng: east };
}

/** The star class under either name, in halves; nothing where there is none. [PENTITY-13] */
export function starsOf({ star, stars }: Pick<HotelCard, 'star' | 'stars'>): number | undefined {
  const given = stars ?? star;
  return given === undefined ? undefined : shownStars(given);
}

/** The lists of a hotel, empty where it has none. [PENTITY-15] */
export function hotelLists({ weekends = [], rooms = [], nearbyHotels = [] }: HotelDetail) {
  return { weekends, rooms, nearbyHotels };
}
