import type * as z from 'zod/mini';
import type { extraOfHotel } from '@staykit/contract/inventory/hotel-extras.ts';
import type { policiesOfHotel } from '@staykit/contract/inventory/hotel-policies.ts';
import type { roomOfHotel } from '@staykit/contract/inventory/hotel-rooms.ts';
import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import type { SearchFlow } from '@staykit/values/search/flow.ts';
import type { LocationCategory } from '@staykit/values/search/location.ts';

/** Languages of catalogue texts: those of the six locales. */
export const CATALOGUE_LANGUAGES = ['fr', 'es', 'nl', 'it'] as const;

/** A language of catalogue texts. */
export type CatalogueLanguage = (typeof CATALOGUE_LANGUAGES)[number];

/** Locales that may have a text of their own, besides that of their language. */
const LOCAL_VARIANTS = ['fr_BE', 'nl_BE'] as const;

/** A language that a page is in: one of the catalogue, or its variant in Belgium. */
export type TextLanguage = CatalogueLanguage | (typeof LOCAL_VARIANTS)[number];

/** One text in every catalogue language, and in the variants that differ. */
export type CatalogueText = Record<CatalogueLanguage, string> &
  Partial<Record<(typeof LOCAL_VARIANTS)[number], string>>;

/** The language of a locale's texts. */
export const textLanguage = (locale: Locale): TextLanguage =>
  LOCAL_VARIANTS.find((one) => one === locale) ?? (locale.slice(0, 2) as CatalogueLanguage);

/** The language of the catalogue that a variant belongs to. */
export const baseLanguage = (language: TextLanguage): CatalogueLanguage =>
  language.slice(0, 2) as CatalogueLanguage;

/** A text in a language: its variant of Belgium, or else that of the language. */
export function textIn<Value>(
  text: Partial<Record<TextLanguage, Value>> & Record<CatalogueLanguage, Value>,
  language: TextLanguage,
): Value;
export function textIn<Value>(
  text: Partial<Record<TextLanguage, Value>> | undefined,
  language: TextLanguage,
): Value | undefined;
export function textIn<Value>(
  text: Partial<Record<TextLanguage, Value>> | undefined,
  language: TextLanguage,
): Value | undefined {
  return text?.[language] ?? text?.[baseLanguage(language)];
}

/** Countries with hotels. */
export const CATALOGUE_COUNTRIES = ['FR', 'ES', 'BE', 'NL', 'IT'] as const;

/** A country of the catalogue, ISO 3166-1. */
export type CatalogueCountry = (typeof CATALOGUE_COUNTRIES)[number];

/** A place of the search. Ids are digits only and unique over all categories. [ENTITY-02] */
export interface PlaceRecord {
  id: string;
  category: LocationCategory;
  country: CatalogueCountry;
  /** Name by language, with the local and the English one. */
  names: CatalogueText & { en: string; local: string };
  /** Ids of the surrounding places: city, department, region, country, touristic areas. Nearest first. */
  parents: string[];
  lat: number;
  lng: number;
  /** Inhabitants; for areas and resorts their weight in suggestions. */
  population: number;
  postcodes: string[];
}

/** A hotel. [ENTITY-08] */
export interface HotelRecord {
  id: string;
  /** Its own name, in one form for all languages. */
  name: string;
  country: CatalogueCountry;
  /** All places that it belongs to: city, department, region, country, areas and resorts. */
  placeIds: string[];
  /** The first of `placeIds`. */
  cityId: string;
  /** The city's name in the register or from the generator. */
  cityName: string;
  address: string;
  postcode: string;
  lat: number;
  lng: number;
  /** 0 (none) to 5. */
  stars: number;
  /** Number of rooms. */
  rooms: number;
  /** Average review score out of 10 with two decimals; 0 without reviews. [CARD-06] */
  score: number;
  reviewCount: number;
  /** One code of HOTEL_TYPES. */
  type: string;
  /** Codes of HOTEL_ENVIRONMENTS, HOTEL_STYLES and FACILITIES (vocabulary.ts). `pets` is a facility here. */
  environments: string[];
  styles: string[];
  facilities: string[];
  /** Number of ecological facilities; the eco label shows from 8 on. [CARD-18] */
  ecoFacilities: number;
  /** Picture ids, best first: at least nine. */
  pictures: string[];
  /** 0 to 1000, for the sort `popularity`. */
  popularity: number;
  /** 32-bit seed of what the demo invents of the hotel: texts, reviews, prices. A real shop does not read it. */
  seed: number;
  /** Register of an imported hotel; empty for a generated one. */
  register: string;
  /** Facts that a supplier sent, which take the place of generated ones. */
  supplied?: SuppliedFacts;
}

/** Facts of a hotel that suppliers send. */
export interface SuppliedFacts {
  description?: Partial<CatalogueText>;
  /** From when guests may arrive, and by when they leave: `HH:mm`. */
  checkin?: string;
  checkout?: string;
  /** By when guests should arrive, `HH:mm`. */
  checkinUntil?: string;
  /** The reception, in international form. */
  phone?: string;
  /** Where the hotel gets mails about its reservations, and in which language; never shown. */
  reservationsEmail?: string;
  reservationsLocale?: Locale;
  /** Off sale where it is false: the hotel has no offers then. */
  onSale?: boolean;
  /** Room types besides the standard one, in the order of their making. */
  rooms?: RoomRecord[];
  /** What guests may add to a stay, at most three on sale. */
  extras?: SuppliedExtra[];
  /** Terms of plans that have none of their own. */
  cancellation?: CancellationRecord;
  pets?: z.output<typeof policiesOfHotel>['pets'];
  children?: z.output<typeof policiesOfHotel>['children'];
  /** Local taxes; empty: none. */
  taxes?: z.output<typeof policiesOfHotel>['taxes'];
  /** The hotel's `pictures` in their order, with what is known of each. */
  photos?: SuppliedPhoto[];
}

/** A room type of a hotel. */
export interface RoomRecord extends Omit<z.output<typeof roomOfHotel>, 'hotel' | 'room' | 'name'> {
  /** The supplier's code, by which plans and nights name it. */
  code: string;
  name: CatalogueText;
}

/** An extra of a hotel. */
export interface SuppliedExtra extends Omit<z.output<typeof extraOfHotel>, 'hotel' | 'extra'> {
  /** The supplier's code. */
  code: string;
  /** 1 to 3: its position in product ids. */
  number: number;
  name: CatalogueText;
  /** Cents. */
  price: number;
}

/** A photo of a hotel. */
export interface SuppliedPhoto {
  /** Id of the stored photo. */
  photo: string;
  /** The point that crops keep, 0 to 1 from its left and upper edge; absent: its centre. */
  focus?: { x: number; y: number };
  /** The room type that it shows; absent: the house. */
  room?: string;
  caption?: Partial<CatalogueText>;
  /** Who took it. */
  credit?: string;
}

/** Product kinds. [FLOW-04] */
export const OFFER_KINDS = [
  'weekend',
  'stay',
  'hotelNight',
  'voucher',
  'activity',
  'activityVoucher',
] as const;

/** A product kind: weekend with activities, dated stay, hotel-only night, gift voucher, activity of a day. */
export type OfferKind = (typeof OFFER_KINDS)[number];

/** Cancellation terms. [ENTITY-11] [CARD-15] [CARD-17] */
export interface CancellationRecord {
  /** `flexible`: refund until the deadline; `ncnr`: neither exchangeable nor refundable. */
  type: 'flexible' | 'ncnr';
  /** Days before check-in until which a refund is paid. 0 for `ncnr`. */
  deadlineDays: number;
}

/** An offer of a hotel, which has several. */
export interface OfferRecord {
  id: string;
  hotelId: string;
  kind: OfferKind;
  /** Picture ids of its own, which go before those of the hotel. */
  pictures?: string[];
  /** Search flows that list it. [FLOW-04] */
  flows: SearchFlow[];
  label: CatalogueText;
  /** Code of its room type; absent: the standard room. */
  room?: string;
  /** Nights: exact for vouchers, the shortest stay for dated kinds, 0 for activities. */
  nights: number;
  /** Longest stay in nights; equals `nights` for vouchers, 0 for activities. */
  maxNights: number;
  /** Thematic and sub-theme ids, the thematic first. [THEME-03] */
  themeIds: number[];
  /** Ids of included activities (the search criterion `tags`). */
  activityIds: string[];
  /** Capacity of one room. */
  maxAdults: number;
  maxChildren: number;
  maxBabies: number;
  /** Most adults and children together; absent: `maxAdults` and `maxChildren`. */
  maxPersons?: number;
  /** Age in years from which the hotel takes children; absent: any, 12 or more: none. */
  childrenFrom?: number;
  /**
   * Dated kinds: room price in thousandths of the hotel's calendar price. See stay-price.ts. 0 for vouchers and
   * activities.
   */
  roomRatio: number;
  /** Included services (meals, spa, activities) in cents per adult and stay; children pay half, babies nothing. */
  extraPerAdult: number;
  /**
   * Undated kinds: price in cents, of the whole voucher for two adults (voucher, activityVoucher) or per person
   * (activity). 0 for dated kinds.
   */
  fixedPrice: number;
  /** Undated kinds: price without the promotion, in cents; 0 without one. */
  fixedRefPrice: number;
  cancellation: CancellationRecord;
  /** Codes of MARKETING_LABELS (vocabulary.ts). */
  marketingLabels: string[];
  /** Codes of HEADWORDS (vocabulary.ts): contents in two or three words. */
  headwords: string[];
  /** A stay that begins within so many days is last minute; 0 is never. */
  lastMinuteDays: number;
  /** A discount code for the checkout, in per cent. [CARD-13] */
  autoDiscount?: { code: string; value: number };
  /** Last day of sale. */
  expiration?: PlainDate;
  /** `pull`: quoted in real time; `push`: from the calendar. [ENTITY-12] */
  dataFlowMode: 'push' | 'pull';
  /** Id of the system that supplies the rooms. */
  channelManagerId: string;
  /** 0 to 1000: editorial and sales weight for the sort `priceQuality`. */
  quality: number;
}

/**
 * Prices and stock of a hotel by day. Stored per hotel, since its offers share the rooms: an offer's price follows
 * from `roomRatio` and `extraPerAdult` (stay-price.ts). All arrays have the same length.
 */
export interface CalendarRecord {
  hotelId: string;
  /** Date of index 0. */
  firstDay: PlainDate;
  /** Cents per night for one room and two adults, with the promotion. 0: not sold. */
  prices: Int32Array;
  /** Promotion of the night in per cent; the reference price is price * 100 / (100 - promo). */
  promos: Uint8Array;
  /** Rooms left. 0: sold out. */
  stock: Uint8Array;
  /** Minimum stay of an arrival on this day; 0: no arrival. */
  minLos: Uint8Array;
  /** Further limits of stays by day (stay-limits.ts); absent: none. */
  limits?: Uint8Array;
  /** Calendars of the room types besides the standard one, by code. */
  rooms?: ReadonlyMap<string, CalendarRecord>;
}

/** A guest review. */
export interface ReviewRecord {
  hotelId: string;
  /** 0-based position within the hotel, newest first. */
  position: number;
  language: CatalogueLanguage;
  /** 1 to 10, one decimal. */
  score: number;
  author: string;
  date: PlainDate;
  /** Travelling company: codes of REVIEW_COMPANY (vocabulary.ts). */
  company: string;
  title: string;
  /** What was written; the praise alone where `negative` is there. */
  text: string;
  /** What was not liked. Null or absent: the review is one text. */
  negative?: string | null;
  /** Only of guests of the shop, whose stay is known. */
  guest?: GuestOfReview | null;
}

/** What the shop knows of a guest's review beyond its text. */
export interface GuestOfReview {
  /** Month of the check-in, yyyy-MM. */
  stayMonth: string;
  /** The hotel's answer, and its day. */
  reply: string | null;
  repliedOn: PlainDate | null;
}

/** An activity: included in offers, and a filter by group. [ENTITY-07] */
export interface ActivityRecord {
  /** Digits only: the search criterion `tags`. */
  id: string;
  /** Code of the group it is listed under (ACTIVITY_GROUPS of vocabulary.ts). */
  group: string;
  names: CatalogueText;
  /** Thematic and sub-theme ids that it belongs to. */
  themeIds: number[];
  /** Whether guests choose its day; absent: by its group. */
  dated?: boolean;
  /** People that it takes a day; absent: they are not counted. Single days may differ (`activity_days`). */
  places?: number;
  /** What a supplier tells of it: a text, then lines. */
  description?: Partial<CatalogueText>;
  schedule?: Partial<CatalogueText>;
  goodToKnow?: Partial<CatalogueText>;
  /** Picture ids; absent: those of the hotel that suit its group. */
  pictures?: string[];
}

/** A gift that is not tied to a place: a box. [FLOW-04] */
export interface GiftRecord {
  id: string;
  /** A `giftCard` is of an earlier version: the shop file says what card is sold. */
  kind: 'box' | 'giftCard';
  /** Product code: that of the digital box (…EBOX). [BOX-14] */
  code: string;
  slug: string;
  names: CatalogueText;
  texts: CatalogueText;
  /** Cents. */
  price: number;
  /** Cents before a promotion, 0 where there is none. */
  refPrice: number;
  nights: number;
  themeIds: number[];
  /** Offers that a box can be redeemed for, best first. */
  offerIds: string[];
  pictures: string[];
  /** What is in it, line by line; absent: as the shop file says. */
  contents?: Record<CatalogueLanguage, string[]> & Partial<Record<TextLanguage, string[]>>;
  /** Whether it is sent by post too; absent: as the shop file says. */
  physical?: boolean;
  /** Months in which it can be redeemed; absent: the shop's. */
  validMonths?: number;
  /** Ids of the only hotels whose stays it pays for; absent: all. */
  hotelIds?: string[];
  /** No more are sold where it is false. */
  onSale?: boolean;
}

/** A hotel with its offers and calendar, which are written and read together. */
export interface HotelBundle {
  hotel: HotelRecord;
  offers: OfferRecord[];
  calendar: CalendarRecord;
}

/** The catalogue that the search engine is built from. Reviews stay in the database. */
export interface CatalogueRecords {
  places: PlaceRecord[];
  activities: ActivityRecord[];
  hotels: HotelRecord[];
  offers: OfferRecord[];
  /** By hotel id. */
  calendars: Map<string, CalendarRecord>;
}
