import * as z from 'zod/mini';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { pattern } from '../query-parts.ts';
import {
  codeList,
  flag,
  hotelId,
  int,
  number,
  oneOf,
  pushCall,
  textByLanguage,
  textLine,
} from './push-parts.ts';

/** A time of the day, `HH:mm`. */
export const hour = () => pattern(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time HH:mm');

const optional = z.exactOptional;

/**
 * A hotel. A field that is absent stays as it is. A hotel that is not known yet is made, where the key may: it needs
 * `name`, `country`, `city`, `address`, `postcode`, `lat` and `lng`.
 */
export const contentOfHotel = z.strictObject({
  hotel: hotelId(),
  name: optional(textLine(120)),
  /** ISO 3166-1. */
  country: optional(oneOf(['FR', 'ES', 'BE', 'NL', 'IT'])),
  /** Name of the town; one that the shop does not have becomes a place of the search. */
  city: optional(textLine(80)),
  /** Name of the region or province: the town of this name in it, where there are several. */
  region: optional(textLine(80)),
  address: optional(textLine(160)),
  postcode: optional(textLine(12)),
  /** Degrees, WGS 84. */
  lat: optional(number(-90, 90)),
  lng: optional(number(-180, 180)),
  /** 0 (none) to 5. */
  stars: optional(int(0, 5)),
  /** Number of rooms. */
  rooms: optional(int(1, 5_000)),
  /** Codes of the vocabulary: hotel type, environments, styles, facilities. */
  type: optional(pattern(/^\w{1,60}$/, 'a code')),
  environments: optional(codeList(8)),
  styles: optional(codeList(8)),
  facilities: optional(codeList(80)),
  /** `false` takes the hotel off sale; bookings stand. */
  onSale: optional(flag()),
  /** By language, for the locales fr_FR and fr_BE, es_ES, nl_NL and nl_BE, it_IT. */
  description: optional(textByLanguage()),
  /** From when guests may arrive, and by when they leave. */
  checkin: optional(hour()),
  checkout: optional(hour()),
  /** By when guests should arrive; absent: the reception says no hour. */
  checkinUntil: optional(hour()),
  /** The reception, in international form: `+33 1 99 00 00 00`. Shown to guests who booked. */
  phone: optional(pattern(/^\+\d[\d ().-]{5,28}\d$/, 'a phone number that begins with + and the country')),
  /** Where the hotel gets its bookings, changes and cancellations by mail. Shown to nobody. */
  reservationsEmail: optional(
    pattern(/^[^\s<>()[\]\\,;:"@]+@[^\s<>()[\]\\,;:"@]+$/, 'an e-mail address').check(z.maxLength(254)),
  ),
  /** Language of these mails; absent: that of the hotel's country, in Belgium of its postcode. */
  reservationsLocale: optional(oneOf(LOCALES)),
});

/** Makes and changes hotels. */
export const putHotelContents = pushCall(
  'putHotelContents',
  '/inventory/v1/hotels',
  'Makes hotels, and sets their address, facilities, texts and times. Answers as putRoomNights.',
  contentOfHotel,
);
