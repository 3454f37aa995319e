import * as z from 'zod/mini';
import { answer, count, plainDate } from '../answer-parts.ts';
import { call } from '../call.ts';
import { oneOf, pattern, whole } from '../query-parts.ts';
import { int, textLine } from './push-parts.ts';

/** Kinds of events of a reservation. */
export const RESERVATION_EVENTS = ['confirmed', 'changed', 'cancelled'] as const;

/** Most events of one answer. */
export const MOST_RESERVATIONS = 200;

/** One event of a reservation: the stay as it is after it. Amounts are cents of `currency`. */
export const reservationEvent = answer({
  /** Number of the booking: 8 digits. */
  number: z.string(),
  /** Counts the events of the booking from 1. */
  version: z.number(),
  event: z.enum(RESERVATION_EVENTS),
  /** When it happened: ISO 8601, UTC. */
  happenedAt: z.string(),
  /** The supplier's code of the hotel, or its id in the shop. */
  hotel: z.string(),
  hotelName: z.string(),
  /** Code of the room type; `standard` where the hotel names none. */
  room: z.string(),
  /** Code of the rate plan; absent for an offer that no supplier sent. */
  plan: z.exactOptional(z.string()),
  /** Name of the stay in the guest's language. */
  label: z.string(),
  arrival: plainDate(),
  departure: plainDate(),
  nights: z.number(),
  rooms: z.number(),
  /** Adults from 12 years on, children from 3 to 11, babies to 2: of all rooms together. */
  party: answer({
    adults: count(),
    children: count(),
    babies: count(),
    /** Age in years on the day of arrival of each traveller under 12, where the guest told it. */
    childAges: z.exactOptional(z.array(count())),
  }),
  /** The guest who arrives. Empty after an erasure. */
  guest: answer({
    firstName: z.string(),
    lastName: z.string(),
    /** Until the departure, and not of a cancelled stay. */
    phone: z.exactOptional(z.string()),
    /** Only where there is no phone, for the same time. */
    email: z.exactOptional(z.string()),
    /** `fr`, `es`, `nl` or `it`. */
    language: z.string(),
  }),
  /** What the guest wishes. */
  message: z.exactOptional(z.string()),
  /** Codes of the extras that were bought. */
  extras: z.array(z.string()),
  /** Codes of activities with the day that the guest chose. */
  activities: z.array(answer({ activity: z.string(), date: plainDate() })),
  price: answer({
    /** ISO 4217. */
    currency: z.string(),
    /** Price of the stay, extras included, without local tax; of a cancelled one what is kept of it. */
    gross: z.number(),
    /** Commission with its VAT. */
    commission: z.number(),
    /** What the hotel gets: `gross` without `commission`. */
    net: z.number(),
  }),
  localTax: answer({
    /** Paid with the price; the hotel gets it with its payout. */
    collected: z.number(),
    /** To be taken from the guest at the hotel. */
    dueOnSite: z.number(),
  }),
  /** Whether this version or a later one was acknowledged. */
  acknowledged: z.boolean(),
  /** The hotel's own number of the reservation. */
  confirmationNumber: z.exactOptional(z.string()),
});

/** Lists events of reservations. */
export const getReservations = call({
  id: 'getReservations',
  method: 'GET',
  base: 'api',
  path: '/inventory/v1/reservations',
  summary:
    'Bookings, changes and cancellations of the hotels of a key, in the order in which they happened. The cursor of an answer gets what came after it.',
  query: z.object({
    /** `cursor` of the answer before; absent: from the beginning. */
    cursor: z.exactOptional(whole(0, 9_999_999_999)),
    /** `unacknowledged`: only events that were not acknowledged yet. Default: all. */
    state: z.exactOptional(oneOf(['all', 'unacknowledged'])),
    /** Most events. Default: 50. */
    limit: z.exactOptional(whole(1, MOST_RESERVATIONS)),
  }),
  answer: answer({
    reservations: z.array(reservationEvent),
    /** For the next call. */
    cursor: z.string(),
    /** Whether there are more events behind it already. */
    more: z.boolean(),
  }),
  refusals: ['SUPPLIER_KEY_INVALID'],
  safe: true,
  from: 'shop',
  keep: 'never',
});

/** Acknowledges a reservation. */
export const postReservationAcknowledgement = call({
  id: 'postReservationAcknowledgement',
  method: 'POST',
  base: 'api',
  path: '/inventory/v1/reservations/:number/acknowledge',
  summary:
    'Acknowledges a version of a reservation, and all versions before. Sending the same again changes nothing.',
  params: z.object({ number: pattern(/^\d{8}$/, '8 digits') }),
  body: z.strictObject({
    /** Version of the event. */
    version: int(1, 1_000_000),
    /** The hotel's own number of the reservation; absent: it stays as it is. */
    confirmationNumber: z.exactOptional(textLine(60)),
  }),
  answer: answer({
    number: z.string(),
    /** Version that is acknowledged now; a later one may have come before. */
    acknowledgedVersion: z.number(),
    /** Version of the last event: higher, if there is one that is not acknowledged yet. */
    version: z.number(),
    confirmationNumber: z.exactOptional(z.string()),
    /** When it was acknowledged: ISO 8601, UTC. */
    acknowledgedAt: z.string(),
  }),
  refusals: ['SUPPLIER_KEY_INVALID', 'NOT_FOUND'],
  safe: false,
});
