import * as z from 'zod/mini';
import { call } from '../call.ts';
import { day } from '../query-parts.ts';
import { hotelId, pushAnswer, pushOf } from './push-parts.ts';

/** Room types that can be sold: all rooms of a hotel are of one type. */
export const ROOM_TYPES = ['standard'] as const;

/** A whole number; the message tells suppliers the bounds. */
function int(min: number, max: number) {
  const expected = `expected a whole number from ${min} to ${max}`;
  return z.int(expected).check(z.gte(min, expected), z.lte(max, expected));
}

const flag = () => z.boolean('expected true or false');

/** Prices, rooms and restrictions of a hotel's nights. A field that is absent stays as it is. */
export const nightsOfRoom = z.strictObject({
  hotel: hotelId(),
  room: z.exactOptional(z.enum(ROOM_TYPES, `expected ${ROOM_TYPES.join(' or ')}`)),
  /** First and last night; one night without `to`. */
  from: day(),
  to: z.exactOptional(day()),
  /** Cents per night for one room and two adults, promotion deducted. */
  price: z.exactOptional(int(1, 10_000_000)),
  /** Promotion in per cent that is deducted from the price already. */
  promotion: z.exactOptional(int(0, 90)),
  /** Rooms of the night in all, including those that the shop has sold. */
  allotment: z.exactOptional(int(0, 9_999)),
  /** Minimum nights of a stay that begins on the night. */
  minimumStay: z.exactOptional(int(1, 90)),
  /** No stay begins on the night. */
  closedToArrival: z.exactOptional(flag()),
  /** No room of the night is sold. */
  closed: z.exactOptional(flag()),
});

/** Sets nights of hotels. */
export const putRoomNights = call({
  id: 'putRoomNights',
  method: 'PUT',
  base: 'api',
  path: '/inventory/v1/nights',
  summary:
    'Sets prices, allotments and restrictions of nights. Good items are taken and bad ones listed; sending the same again changes nothing.',
  body: pushOf(nightsOfRoom),
  answer: pushAnswer,
  refusals: ['SUPPLIER_KEY_INVALID'],
  safe: false,
});
