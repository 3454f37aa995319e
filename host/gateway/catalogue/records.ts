import type { PlainDate } from '../../../widgets/core/dates/plain-date.ts';
import type { SearchFlow } from '../../../widgets/core/search/flow.ts';
import type { LocationCategory } from '../../../widgets/core/search/location.ts';

/** The languages that catalogue texts are kept in: those of the six locales. */
export const CATALOGUE_LANGUAGES = ['fr', 'es', 'nl', 'it'] as const;

/** A language of catalogue texts. */
export type CatalogueLanguage = (typeof CATALOGUE_LANGUAGES)[number];

/** One text in every catalogue language. */
export type CatalogueText = Record<CatalogueLanguage, string>;

/** The countries that hotels stand in. */
export const CATALOGUE_COUNTRIES = ['FR', 'ES', 'BE', 'NL', 'IT'] as const;

/** A country of the catalogue, ISO 3166-1. */
export type CatalogueCountry = (typeof CATALOGUE_COUNTRIES)[number];

/** A place that stays are searched in. Ids are digits only and unique over all categories. [ENTITY-02] */
export interface PlaceRecord {
  id: string;
  category: LocationCategory;
  country: CatalogueCountry;
  /** The name as each language says it, with the local and the English one. */
  names: CatalogueText & { en: string; local: string };
  /** Ids of all places around it: city, department, region, country, touristic areas. Nearest first. */
  parents: string[];
  lat: number;
  lng: number;
  /** Inhabitants; for areas and resorts the weight of its name in suggestions. */
  population: number;
  postcodes: string[];
}

/** A hotel. [ENTITY-08] */
export interface HotelRecord {
  id: string;
  /** Its own name, in no language but its own. */
  name: string;
  country: CatalogueCountry;
  /** Every place it can be found under: its city first, then department, region, country, areas and resorts. */
  placeIds: string[];
  /** The first of `placeIds`. */
  cityId: string;
  /** The city as the register or the generator writes it. */
  cityName: string;
  address: string;
  postcode: string;
  lat: number;
  lng: number;
  /** 0 (none) to 5. */
  stars: number;
  /** Number of rooms in the house. */
  rooms: number;
  /** Average of its reviews on base 10 with two decimals; 0 where there are none. [CARD-06] */
  score: number;
  reviewCount: number;
  /** One code of HOTEL_TYPES. */
  type: string;
  /** Codes of HOTEL_ENVIRONMENTS, HOTEL_STYLES and FACILITIES (vocabulary.ts). `pets` is a facility here. */
  environments: string[];
  styles: string[];
  facilities: string[];
  /** How many of its facilities are ecological; the eco label shows from 8 on. [CARD-18] */
  ecoFacilities: number;
  /** Picture ids, the best first: at least nine. */
  pictures: string[];
  /** 0 to 1000: how often it is looked at; for the sort `popularity`. */
  popularity: number;
  /** 32-bit seed behind everything made up about this hotel: texts, reviews, prices. */
  seed: number;
  /** The register it came from, empty when invented. */
  register: string;
}

/** What kind of product an offer is. [FLOW-04] */
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

/** How the cancellation terms run. [ENTITY-11] [CARD-15] [CARD-17] */
export interface CancellationRecord {
  /** `flexible`: refund until the deadline; `ncnr`: neither exchangeable nor refundable. */
  type: 'flexible' | 'ncnr';
  /** Days before check-in until which a refund is paid. 0 for `ncnr`. */
  deadlineDays: number;
}

/** Something that is sold. One hotel has several. */
export interface OfferRecord {
  id: string;
  hotelId: string;
  kind: OfferKind;
  /** The flows in which it is found. [FLOW-04] */
  flows: SearchFlow[];
  label: CatalogueText;
  /** Nights it is made for: exact for vouchers, the shortest stay for dated kinds, 0 for activities. */
  nights: number;
  /** Longest stay in nights; equals `nights` for vouchers, 0 for activities. */
  maxNights: number;
  /** Thematic and sub-theme ids, the thematic first. [THEME-03] */
  themeIds: number[];
  /** Ids of activities that it contains (the search criterion `tags`). */
  activityIds: string[];
  /** People that one room takes. */
  maxAdults: number;
  maxChildren: number;
  maxBabies: number;
  /**
   * Dated kinds: what the room costs against the hotel's calendar, in thousandths (1000 = the calendar's price).
   * See stay-price.ts. 0 for vouchers and activities.
   */
  roomRatio: number;
  /** Cents per adult and stay for what comes with it (meals, spa, activities); children pay half, babies nothing. */
  extraPerAdult: number;
  /**
   * Undated kinds: price in cents, of the whole voucher for two adults (voucher, activityVoucher) or per person
   * (activity). 0 for dated kinds.
   */
  fixedPrice: number;
  /** Undated kinds: what it would cost without the promotion, in cents, in the same unit; 0 where there is none. */
  fixedRefPrice: number;
  cancellation: CancellationRecord;
  /** Codes of MARKETING_LABELS (vocabulary.ts). */
  marketingLabels: string[];
  /** Codes of HEADWORDS (vocabulary.ts): what is in it, in two or three words. */
  headwords: string[];
  /** A stay that begins within so many days is last minute; 0: never. */
  lastMinuteDays: number;
  /** A code that takes off more at checkout, in per cent. [CARD-13] */
  autoDiscount?: { code: string; value: number };
  /** The last day on which it is sold. */
  expiration?: PlainDate;
  /** `pull` is quoted in real time, `push` from the calendar. [ENTITY-12] */
  dataFlowMode: 'push' | 'pull';
  /** The system that the rooms come from. */
  channelManagerId: string;
  /** 0 to 1000: the editors' and the sales' weight for the sort `priceQuality`. */
  quality: number;
}

/**
 * Prices and stock of one hotel, day by day. Offers of one hotel share its rooms, so that this is kept by hotel:
 * the price of an offer follows from `roomRatio` and `extraPerAdult` (stay-price.ts). All arrays have one length.
 */
export interface CalendarRecord {
  hotelId: string;
  /** The day of index 0. */
  firstDay: PlainDate;
  /** Cents for the night, one room for two adults, promotion taken off. 0: not sold that night. */
  prices: Int32Array;
  /** Per cent taken off that night; the reference price is price * 100 / (100 - promo). */
  promos: Uint8Array;
  /** Rooms left that night. 0: sold out. */
  stock: Uint8Array;
  /** Fewest nights of a stay that begins that day; 0: no arrival that day. */
  minLos: Uint8Array;
}

/** What a guest wrote. */
export interface ReviewRecord {
  hotelId: string;
  /** 0-based number within the hotel, the newest first. */
  position: number;
  language: CatalogueLanguage;
  /** 1 to 10, one decimal. */
  score: number;
  author: string;
  date: PlainDate;
  /** Who travelled: codes of REVIEW_COMPANY (vocabulary.ts). */
  company: string;
  title: string;
  text: string;
}

/** An activity that offers contain and that filters list by group. [ENTITY-07] */
export interface ActivityRecord {
  /** Digits only: what the criterion `tags` holds. */
  id: string;
  /** Code of the group it is listed under (ACTIVITY_GROUPS of vocabulary.ts). */
  group: string;
  names: CatalogueText;
  /** Thematic and sub-theme ids that it belongs to. */
  themeIds: number[];
}

/** A gift that is bought by its name and not found by place: a box or a gift card. [FLOW-04] */
export interface GiftRecord {
  id: string;
  kind: 'box' | 'giftCard';
  /** Product code: that of the digital box, …EBOX; GIFTCARD for the card. [BOX-14] */
  code: string;
  slug: string;
  names: CatalogueText;
  texts: CatalogueText;
  /** Cents; for a gift card the smallest amount. */
  price: number;
  /** Cents before a promotion, 0 where there is none; for a gift card the largest amount. */
  refPrice: number;
  nights: number;
  themeIds: number[];
  /** Offers that a box can be used for, the best first. */
  offerIds: string[];
  pictures: string[];
}

/** Everything of one hotel, as it is written and read together. */
export interface HotelBundle {
  hotel: HotelRecord;
  offers: OfferRecord[];
  calendar: CalendarRecord;
}

/** The whole sellable catalogue, as the search engine is built from. Reviews stay in the database. */
export interface CatalogueRecords {
  places: PlaceRecord[];
  activities: ActivityRecord[];
  hotels: HotelRecord[];
  offers: OfferRecord[];
  /** By hotel id. */
  calendars: Map<string, CalendarRecord>;
}
