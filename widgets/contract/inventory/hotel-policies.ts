import * as z from 'zod/mini';
import { hour } from './hotel-contents.ts';
import { cancellationTerms, flag, hotelId, int, number, oneOf, pushCall } from './push-parts.ts';

const optional = z.exactOptional;

/** Policies of a hotel. A field that is absent stays as it is. */
export const policiesOfHotel = z.strictObject({
  hotel: hotelId(),
  /** Terms of plans that have none of their own. */
  cancellation: optional(cancellationTerms()),
  checkin: optional(hour()),
  checkout: optional(hour()),
  pets: optional(
    z.strictObject({
      allowed: flag(),
      /** Cents per night and animal; 0 is free. */
      price: optional(int(0, 100_000)),
      /** Kilograms. */
      maxWeight: optional(int(1, 200)),
      maxNumber: optional(int(1, 10)),
    }),
  ),
  children: optional(
    z.strictObject({
      allowed: flag(),
      /** Years; younger ones are not taken. */
      fromAge: optional(int(0, 17)),
    }),
  ),
  /** All local taxes of the hotel's category in its town; an empty list: none. */
  taxes: optional(
    z
      .array(
        z.strictObject({
          /** Cents per person and night, or per cent of the room price, without meals and extras. */
          per: oneOf(['personNight', 'stay']),
          /** Cents, for `personNight`. */
          amount: optional(int(1, 10_000)),
          /** Per cent, for `stay`. */
          percentage: optional(number(0, 30)),
          /** Cents per person and night that a percentage never exceeds. */
          cap: optional(int(1, 10_000)),
          /** Years from which travellers owe it; absent: adults of the party owe it. */
          fromAge: optional(int(0, 21)),
          /** First nights of a stay that are free. */
          freeNights: optional(int(0, 30)),
          /** Nights of a stay that are taxed at most. */
          maxNights: optional(int(1, 365)),
          /** Guests pay it at the hotel; otherwise it belongs to the price. */
          atHotel: flag(),
        }),
      )
      .check(z.maxLength(5)),
  ),
});

/** Sets policies of hotels. */
export const putHotelPolicies = pushCall(
  'putHotelPolicies',
  '/inventory/v1/policies',
  'Sets cancellation terms, times, pets, children and local taxes of hotels. Answers as putRoomNights.',
  policiesOfHotel,
);
