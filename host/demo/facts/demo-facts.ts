import type { HotelFacts } from '@staykit/gateway/catalogue/facts/hotel-facts.ts';
import { picturesOfActivity } from '../catalogue/activity-pictures.ts';
import { describeHotel } from './describe-hotel.ts';
import { extrasOf } from './extras.ts';
import { giftPricesOf } from './gift-prices.ts';
import { generalInfosOf, importantInfosOf, openingHoursOf, petPolicyOf, phoneOf } from './hotel-infos.ts';
import { localTaxesOf } from './local-taxes.ts';
import { activitiesOf, activityItem, programOf } from './programme.ts';
import { criteriaScoresOf, splitReview } from './review-facts.ts';
import { roomsOf, roomTypeOf, roomUuid } from './rooms.ts';

/** Facts that are invented from the seed of a hotel, the same at every start. */
export const demoFacts: HotelFacts = {
  description: describeHotel,
  openingHours: openingHoursOf,
  phone: phoneOf,
  petPolicy: petPolicyOf,
  importantInfos: importantInfosOf,
  generalInfos: generalInfosOf,
  localTaxes: localTaxesOf,
  roomId: (offer) => roomUuid(offer.hotelId, roomTypeOf(offer)),
  rooms: roomsOf,
  extras: extrasOf,
  activities: activitiesOf,
  activityPictures: ({ id, pictures = picturesOfActivity(id, 'any') }) => pictures,
  programme: programOf,
  activity: activityItem,
  giftPrices: giftPricesOf,
  criteriaScores: criteriaScoresOf,
  reviewParts: splitReview,
};
