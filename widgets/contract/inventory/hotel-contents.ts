import * as z from 'zod/mini';
import { lines } from '../booking/sale-parts.ts';
import { call } from '../call.ts';
import { pattern } from '../query-parts.ts';
import { hotelId, pushAnswer, pushOf } from './push-parts.ts';

const description = () => z.exactOptional(lines(4_000));
const hour = () => z.exactOptional(pattern(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time HH:mm'));

/** Texts and policies of a hotel. A field that is absent stays as it is. */
export const contentOfHotel = z.strictObject({
  hotel: hotelId(),
  /** By language, for the locales fr_FR and fr_BE, es_ES, nl_NL and nl_BE, it_IT. */
  description: z.exactOptional(
    z.strictObject({ fr: description(), es: description(), nl: description(), it: description() }),
  ),
  /** From when guests may arrive, and by when they leave. */
  checkin: hour(),
  checkout: hour(),
});

/** Sets texts and policies of hotels. */
export const putHotelContents = call({
  id: 'putHotelContents',
  method: 'PUT',
  base: 'api',
  path: '/inventory/v1/hotels',
  summary: 'Sets descriptions, check-in and check-out times of hotels. Answers as putRoomNights.',
  body: pushOf(contentOfHotel),
  answer: pushAnswer,
  refusals: ['SUPPLIER_KEY_INVALID'],
  safe: false,
});
