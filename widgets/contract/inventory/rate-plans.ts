import * as z from 'zod/mini';
import { day } from '../query-parts.ts';
import {
  activityCode,
  cancellationTerms,
  code,
  codeList,
  flag,
  hotelId,
  int,
  nameByLanguage,
  oneOf,
  pushCall,
  roomCode,
  themeIds,
} from './push-parts.ts';

const optional = z.exactOptional;

/** A rate plan of a hotel: what is sold of a room type. A field that is absent stays as it is. */
export const planOfHotel = z.strictObject({
  hotel: hotelId(),
  plan: code('the code of a plan'),
  /** What is sold: a weekend with activities, a stay, or the room alone. A new plan needs it, and `name`. */
  type: optional(oneOf(['weekend', 'stay', 'hotelNight'])),
  name: optional(nameByLanguage()),
  /** Code of its room type; `standard` without one. */
  room: optional(roomCode()),
  /** Included services: codes of the vocabulary, such as `breakfast`, `dinner`, `halfBoard`, `roomOnly`. */
  includes: optional(codeList(10)),
  /** Ids of thematics and sub-themes, the thematic first. */
  themes: optional(themeIds()),
  /** Codes of the hotel's activities that are part of the stay. */
  activities: optional(
    z.array(activityCode(), 'expected a list of codes').check(
      z.maxLength(10),
      z.refine((list) => new Set(list).size === list.length, 'expected each code once'),
    ),
  ),
  minimumNights: optional(int(1, 28)),
  maximumNights: optional(int(1, 28)),
  /** Thousandths of the room's price per night: 900 is 10 per cent less. */
  priceRatio: optional(int(1, 10_000)),
  /** Cents for the included services, per adult and stay; children pay half. */
  pricePerAdult: optional(int(0, 1_000_000)),
  cancellation: optional(cancellationTerms()),
  /** Last day of sale. */
  lastDay: optional(day()),
  onSale: optional(flag()),
});

/** Makes and changes rate plans. */
export const putRatePlans = pushCall(
  'putRatePlans',
  '/inventory/v1/plans',
  'Makes and changes rate plans of hotels, which are the offers of the shop. Answers as putRoomNights.',
  planOfHotel,
);
