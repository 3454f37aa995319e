import * as z from 'zod/mini';
import { day } from '../query-parts.ts';
import { flag, hotelId, int, pushCall, roomCode } from './push-parts.ts';

/** The room type of hotels that name none. */
export const STANDARD_ROOM = 'standard';

/** Prices, rooms and restrictions of a hotel's nights. A field that is absent stays as it is. */
export const nightsOfRoom = z.strictObject({
  hotel: hotelId(),
  /** Code of the room type; `standard` without one. */
  room: z.exactOptional(roomCode()),
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
  /** Maximum nights of a stay that begins on the night; 0: none. */
  maximumStay: z.exactOptional(int(0, 90)),
  /** No stay begins on the night. */
  closedToArrival: z.exactOptional(flag()),
  /** No stay ends on the day: guests cannot leave. */
  closedToDeparture: z.exactOptional(flag()),
  /** No room of the night is sold. */
  closed: z.exactOptional(flag()),
});

/** Sets nights of hotels. */
export const putRoomNights = pushCall(
  'putRoomNights',
  '/inventory/v1/nights',
  'Sets prices, allotments and restrictions of nights. Good items are taken and bad ones listed; sending the same again changes nothing.',
  nightsOfRoom,
);
