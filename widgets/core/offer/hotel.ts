import type { LatLng } from '../search/distance.ts';
import { shownStars } from '../review/score.ts';
import type { LocalTax } from '../price/local-tax.ts';
import type { Room } from './room.ts';

/** Where a hotel lies. Coordinates come under either name. [PENTITY-12] */
export interface HotelLocation {
  label: string;
  uri?: string;
  lat?: number;
  lng?: number;
  latitude?: number;
  longitude?: number;
  address?: string;
  zipCode?: string;
  completeAddress?: { streetAddress: string; zipCode: string };
  region?: string;
  city?: string;
  postcode?: string;
}

/** The rules for animals. [PRODUCT-16] */
export interface PetPolicy {
  petsAllowed: boolean;
  /** Cents a night for one animal. */
  petsPrice?: number;
  /** Kilograms. */
  petsMaxWeight?: number;
  petsMaxNumberOfPets?: number;
}

/** A step of the way to a page. */
export interface Breadcrumb {
  label: string;
  uri?: string;
}

/** What is told of a hotel besides its name and place. [PENTITY-14] */
export interface HotelContent {
  description: string;
  highlightedFacilities: { label: string }[];
  /** Parts with a code: `parking` tells where a car can stand. [PRODUCT-17] */
  infoGeneral: { code: string; label?: string; facilities: string[] }[];
  facilities: string[];
  /** `HH:mm` */
  checkInOut: { checkin: string; checkout: string };
  policy: PetPolicy;
  importantInfos: string[];
  localTax: LocalTax[];
  /** How many eco facilities it has. [CARD-18] */
  ecoFacilities?: number;
  images: string[];
  breadcrumb: Breadcrumb[];
}

/** A hotel as a line of a list: nearby, recently viewed. */
export interface HotelCard {
  id: string;
  uri: string;
  label: string;
  /** Of `star` and `stars` one is given. [PENTITY-13] */
  star?: number;
  stars?: number;
  review?: { count: number; average: number };
  location: HotelLocation;
  imageUrl?: string;
  /** The lowest price of its offers, in cents. */
  fromPrice?: number;
  /** km from the hotel that it was asked for. */
  distance?: number;
}

/** A hotel with what is sold in it. [PENTITY-12..15] */
export interface HotelDetail extends Omit<HotelCard, 'imageUrl' | 'fromPrice' | 'distance'>, HotelContent {
  /** Its offers by id and label. */
  weekends?: { id: string; label: string; uri?: string }[];
  rooms?: Room[];
  nearbyHotels?: HotelCard[];
  /** False: nothing is sold here any more. */
  active: boolean;
  legacyPackageCount: number;
}

/** As many animals come along where the hotel does not say. [PRODUCT-16] */
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
