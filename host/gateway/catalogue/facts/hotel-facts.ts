import type { LocalTax } from '@staykit/core/price/local-tax.ts';
import type { GiftPrice } from '@staykit/core/gift/gift-price-list.ts';
import type { Locale, Market } from '@staykit/values/market/locale.ts';
import {
  type ActivityRecord,
  type TextLanguage,
  type HotelRecord,
  type OfferRecord,
  type ReviewRecord,
} from '../records.ts';
import type { ExtraRecord } from './extras.ts';
import type { ProgramItemFacts, Programme, ProgrammeOptions } from './programme.ts';

/** Check-in and check-out times, `HH:mm`. */
export interface OpeningHours {
  checkin: string;
  checkout: string;
  /** By when guests should arrive. */
  checkinUntil?: string;
}

/** Pet policy of a hotel. */
export interface PetPolicy {
  petsAllowed: boolean;
  /** Cents per night and animal; 0 is free. */
  petsPrice?: number;
  /** Kilograms. */
  petsMaxWeight?: number;
  petsMaxNumberOfPets?: number;
}

/** A section of practical information, with a code that pages look up. */
export interface GeneralInfo {
  code: string;
  label: string;
  facilities: string[];
}

/** A room of a hotel, in one language. */
export interface RoomFacts {
  uuid: string;
  type?: string;
  title: string;
  bedding?: string;
  /** Most adults. */
  capacity?: number;
  /** Most adults and children together. */
  maxCapacity?: number;
  description?: string;
  detailsSection: { title: string; details: string[] }[];
  highlightedFacilities: string[];
  highlights: string[];
  importantInfos: string[];
  /** Square metres. */
  size?: number;
  /** Picture ids, the best first. */
  pictures: string[];
}

/** A review, parted into praise and complaints. */
export interface ReviewParts {
  positive: string;
  negative: string;
}

/**
 * What is shown and charged of hotels beyond the tables of the catalogue. A real shop has what follows from its tables
 * (`catalogueFacts`) and shows nothing where these have none; the demo invents the rest (`host/demo/facts`).
 */
export interface HotelFacts {
  /** Description of a hotel; empty without one. */
  description(hotel: HotelRecord, language: TextLanguage): string;
  /** Undefined if unknown. */
  openingHours(hotel: HotelRecord): OpeningHours | undefined;
  /** The reception's number in international form; undefined if unknown. */
  phone(hotel: HotelRecord): string | undefined;
  /** Undefined if unknown. */
  petPolicy(hotel: HotelRecord): PetPolicy | undefined;
  /** Information before booking: papers, deposit, closures. */
  importantInfos(hotel: HotelRecord, language: TextLanguage, locale: Locale): string[];
  /** The sections of practical information. */
  generalInfos(hotel: HotelRecord, language: TextLanguage, locale: Locale): GeneralInfo[];
  /** Local taxes, which quotes charge; undefined if unknown. [TAX-01] */
  localTaxes(hotel: HotelRecord): LocalTax[] | undefined;
  /** Id of the room that an offer is for. */
  roomId(offer: OfferRecord): string;
  /** The rooms of a hotel that offers are for, simplest first. */
  rooms(hotel: HotelRecord, offers: readonly OfferRecord[], language: TextLanguage): RoomFacts[];
  /** What guests may add to an offer. [UPSELL-10] */
  extras(offer: OfferRecord, hotel: HotelRecord): ExtraRecord[];
  /** Activities of an offer and its added extras, without duplicates. */
  activities(
    offer: Pick<OfferRecord, 'activityIds'>,
    extras?: readonly Pick<ExtraRecord, 'activityIds'>[],
  ): ActivityRecord[];
  /** Picture ids of an activity without a hotel. */
  activityPictures(activity: ActivityRecord): string[];
  /** The contents of an offer with its added extras. */
  programme(offer: OfferRecord, hotel: HotelRecord, options: ProgrammeOptions): Programme;
  /** An activity in detail. */
  activity(
    activity: ActivityRecord,
    hotel: HotelRecord,
    language: TextLanguage,
    adults: number,
  ): ProgramItemFacts;
  /** Gift prices of an offer by length of stay; empty for offers that are no gifts. [PENTITY-07] [VOUCHER-03] */
  giftPrices(offer: OfferRecord, hotel: HotelRecord, market: Market): GiftPrice[];
  /** Scores of a hotel by criterion; empty if unknown. [REVIEW-07] */
  criteriaScores(hotel: Pick<HotelRecord, 'seed'>, average: number): { label: string; score: number }[];
  /** A review as it is shown: a stored review is one text. */
  reviewParts(review: Pick<ReviewRecord, 'language' | 'text'>): ReviewParts;
}
