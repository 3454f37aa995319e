import * as z from 'zod/mini';
import {
  hotelId,
  int,
  nameByLanguage,
  number,
  oneOf,
  pushCall,
  roomCode,
  textByLanguage,
} from './push-parts.ts';

const optional = z.exactOptional;

/** Kinds of beds. */
export const BED_TYPES = ['double', 'single', 'sofa', 'bunk', 'extra', 'cot'] as const;

/** A room type of a hotel. A field that is absent stays as it is; a new one needs `name`. */
export const roomOfHotel = z.strictObject({
  hotel: hotelId(),
  room: roomCode(),
  name: optional(nameByLanguage()),
  description: optional(textByLanguage()),
  /** Square metres. */
  size: optional(number(1, 2_000)),
  beds: optional(
    z
      .array(z.strictObject({ type: oneOf(BED_TYPES), count: int(1, 20) }), 'expected a list of beds')
      .check(z.maxLength(BED_TYPES.length)),
  ),
  /** Capacity of one room. */
  maxAdults: optional(int(1, 10)),
  maxChildren: optional(int(0, 10)),
  maxBabies: optional(int(0, 10)),
  /** Adults and children together in one room; without it `maxAdults` and `maxChildren`. */
  maxPersons: optional(int(1, 20)),
  /** Rooms of each night whose allotment is not sent. */
  allotment: optional(int(0, 9_999)),
  /** Cents per night on top of the standard room, for nights without a price of their own. */
  supplement: optional(int(0, 1_000_000)),
});

/** Makes and changes room types. */
export const putHotelRooms = pushCall(
  'putHotelRooms',
  '/inventory/v1/rooms',
  'Makes and changes room types of hotels. Answers as putRoomNights.',
  roomOfHotel,
);
