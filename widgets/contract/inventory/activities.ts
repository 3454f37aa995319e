import * as z from 'zod/mini';
import { day, pattern } from '../query-parts.ts';
import { photoList } from './hotel-photos.ts';
import {
  activityCode,
  flag,
  hotelId,
  int,
  nameByLanguage,
  pushCall,
  textByLanguage,
  themeIds,
} from './push-parts.ts';

const optional = z.exactOptional;

/**
 * An activity of a hotel: part of stays whose plans name it, and sold by itself where it has a price. A field that is
 * absent stays as it is; a new one needs `name` and `group`.
 */
export const activityOfHotel = z.strictObject({
  hotel: hotelId(),
  activity: activityCode(),
  name: optional(nameByLanguage()),
  /** Code of the group that searches list it under, such as `wellness`, `gastronomy`, `outdoor`, `culture`. */
  group: optional(pattern(/^\w{1,60}$/, 'a code')),
  themes: optional(themeIds()),
  description: optional(textByLanguage()),
  /** Opening hours, one a line. */
  schedule: optional(textByLanguage()),
  /** What a guest should know, one a line. */
  goodToKnow: optional(textByLanguage()),
  /** Cents a person; 0: it is not sold by itself. */
  price: optional(int(0, 1_000_000)),
  /** Cents a person without the promotion; 0: none. */
  referencePrice: optional(int(0, 1_000_000)),
  /** People of one sale. */
  maxPeople: optional(int(1, 20)),
  /** Guests choose its day when they book a stay with it. */
  dated: optional(flag()),
  /** Places of each day that has no number of its own; without it they are not counted. */
  places: optional(int(0, 9_999)),
  photos: optional(photoList()),
  /** Last day of sale by itself. */
  lastDay: optional(day()),
  /** `false`: it is not sold by itself; stays keep it. */
  onSale: optional(flag()),
});

/** Makes and changes activities. */
export const putActivities = pushCall(
  'putActivities',
  '/inventory/v1/activities',
  'Makes and changes activities of hotels. Answers as putRoomNights.',
  activityOfHotel,
);

/** Places of a dated activity on some days. */
export const daysOfActivity = z.strictObject({
  hotel: hotelId(),
  activity: activityCode(),
  /** First and last day; one day without `to`. */
  from: day(),
  to: optional(day()),
  /** People that it takes on each of these days in all, including those that have booked. */
  places: int(0, 9_999),
});

/** Sets places of activities by day. */
export const putActivityDays = pushCall(
  'putActivityDays',
  '/inventory/v1/activity-days',
  'Sets how many people dated activities take by day. Answers as putRoomNights.',
  daysOfActivity,
);
