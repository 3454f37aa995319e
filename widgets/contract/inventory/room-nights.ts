import * as z from 'zod/mini';
import { answer, count } from '../answer-parts.ts';
import { call } from '../call.ts';
import { day, pattern } from '../query-parts.ts';

/** Limits of one push: more is sent in several. */
export const PUSH_LIMITS = { items: 1_000, nights: 20_000, bytes: 512 * 1_024 } as const;

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
  /** Id of the hotel in the shop. */
  hotel: pattern(/^\d{1,15}$/, 'the id of a hotel'),
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

/** Documented as `nightsOfRoom`, but accepts anything: an item that is wrong must not stop the others. */
const anyItem = z.unknown();
const { $schema: _dialect, ...itemDocs } = z.toJSONSchema(nightsOfRoom);
z.globalRegistry.add(anyItem, itemDocs);

/** Why an item was not taken. */
export const ITEM_REFUSALS = ['BAD_REQUEST', 'NOT_FOUND'] as const;

/** Sets nights of hotels. */
export const putRoomNights = call({
  id: 'putRoomNights',
  method: 'PUT',
  base: 'api',
  path: '/inventory/v1/nights',
  summary:
    'Sets prices, allotments and restrictions of nights. Good items are taken and bad ones listed; sending the same again changes nothing.',
  body: z.object({
    items: z.array(anyItem).check(z.minLength(1), z.maxLength(PUSH_LIMITS.items)),
  }),
  answer: answer({
    /** Items taken. */
    accepted: count(),
    /** Nights that are different now. */
    changed: count(),
    /** Items not taken. */
    errors: z.array(
      answer({
        /** Position in `items`, from 0. */
        index: count(),
        code: z.enum(ITEM_REFUSALS),
        message: z.string(),
      }),
    ),
  }),
  refusals: ['SUPPLIER_KEY_INVALID'],
  safe: false,
});
