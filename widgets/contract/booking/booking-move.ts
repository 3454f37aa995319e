import * as z from 'zod/mini';
import { PAX_LIMITS } from '@staykit/values/pax/pax.ts';
import { answer, plainDate } from '../answer-parts.ts';
import { bookingParams, byGuest } from './bookings.ts';
import { call } from '../call.ts';
import { checkinPrice } from '../product/checkin-prices.ts';
import { nightsAnswer } from '../product/checkout-nights.ts';
import { activityPairs, LONGEST_STAY, offerQuote } from './quote.ts';
import { day, id, month } from '../query-parts.ts';
import { saleLocale } from './sale-parts.ts';

const count = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));

const { adult, child, baby } = PAX_LIMITS;

/** The guest, and the product of the same hotel that the booking is moved to. */
const asked = { ...byGuest, productId: id() };

const party = {
  adult: count(adult.min, adult.max),
  child: count(child.min, child.max),
  baby: count(baby.min, baby.max),
  singleRoom: z.exactOptional(z.boolean()),
};

/* Guests compare days here, so the limit is higher than that of a look-up; guessing needs number and e-mail. */
const common = {
  method: 'POST',
  base: 'api',
  params: bookingParams,
  refusals: ['BOOKING_NOT_FOUND', 'NOT_FOUND', 'NOT_MODIFIABLE'],
  safe: false,
  limit: 'form',
} as const;

/** The price of a stay that a booking can be moved to; the rooms of the booking count as free. */
export const postMoveQuote = call({
  ...common,
  id: 'postMoveQuote',
  path: '/bookings/:bookingNumber/move/quote',
  summary:
    'Quote of a stay that a booking can move to. Its own nights count as free; a valid promo code is kept.',
  body: z.object({
    ...asked,
    ...party,
    checkin: day(),
    nights: count(1, LONGEST_STAY),
    activitySelectionList: z.exactOptional(activityPairs()),
    locale: saleLocale(),
  }),
  answer: offerQuote,
});

/** Days that a booking may be moved to. */
export const postMoveDays = call({
  ...common,
  id: 'postMoveDays',
  path: '/bookings/:bookingNumber/move/days',
  summary: 'Check-in dates that a booking can move to, with prices. Its own nights count as free.',
  body: z.object({
    ...asked,
    ...party,
    month: month(),
    /** Number of months, from `month` on. */
    length: count(1, 13),
    nights: count(1, LONGEST_STAY),
  }),
  answer: z.array(checkinPrice),
});

/** The dearer stay that staff prepared for a booking, by the link of its mail. */
export const postMoveOffer = call({
  ...common,
  id: 'postMoveOffer',
  path: '/bookings/:bookingNumber/move/offer',
  summary:
    'Stay that the shop prepared for a booking, by the link of its mail. Ends by itself: QUOTE_EXPIRED.',
  refusals: ['BOOKING_NOT_FOUND', 'NOT_MODIFIABLE', 'QUOTE_EXPIRED'],
  body: z.object({
    ...byGuest,
    /** The `offer` of the link. */
    offer: id(),
  }),
  answer: answer({
    productId: z.string(),
    checkin: plainDate(),
    nights: z.number(),
    adult: z.number(),
    child: z.number(),
    baby: z.number(),
    singleRoom: z.boolean(),
    /** Chosen days of activities: `12_1-15_0`. */
    activitySelectionList: z.string(),
  }),
});

/** Possible nights of a booking that is moved to a day. */
export const postMoveNights = call({
  ...common,
  id: 'postMoveNights',
  path: '/bookings/:bookingNumber/move/nights',
  summary: 'Possible numbers of nights for a new check-in date of a booking. Its own nights count as free.',
  body: z.object({
    ...asked,
    checkin: day(),
    /** Minimum nights. */
    length: count(0, 60),
  }),
  answer: nightsAnswer,
});
