import * as z from 'zod/mini';
import { DAY_STATUSES } from '@staykit/values/offer/day-status.ts';
import { answer, plainDate } from '../answer-parts.ts';
import { call } from '../call.ts';
import { flag, id, locale, month, term, whole } from '../query-parts.ts';
import { paxQuery } from '../search/search-query.ts';

const price = {
  day: plainDate(),
  /** Minimum nights of a stay that begins that day. */
  minLos: z.number(),
  /** The whole stay, before the gift. */
  displayTotalPrice: z.number(),
};

/** A day on which a stay may begin or not. [PENTITY-34] */
export const availabilityDay = answer({ ...price, status: z.enum(DAY_STATUSES) });

/** The same where the server may leave the status to the reader, who knows the gift. [PAPI-08] */
export const checkinPrice = answer({ ...price, status: z.exactOptional(z.enum(DAY_STATUSES)) });

/** Days on which a gift can be redeemed. [PAPI-08] */
export const getCheckinPrices = call({
  id: 'getCheckinPrices',
  method: 'GET',
  base: 'wedEndpoint',
  path: '/redeem/weekend/:offerId/packageCheckinPrices.json',
  summary: 'Check-in dates of an offer with prices, and whether a gift covers them.',
  params: z.object({ offerId: id() }),
  query: z.object({
    month: month(),
    /** Number of months, from `month` on. */
    length: z.exactOptional(whole(1, 13)),
    nights: z.exactOptional(whole(1, 60)),
    giftPrice: z.exactOptional(whole(0, 100_000_000)),
    ...paxQuery,
    /** The other offers of the hotel count too, each day the cheapest. */
    multiOffer: z.exactOptional(flag()),
    locale: z.exactOptional(locale()),
    client: z.exactOptional(term()),
    affiliateId: z.exactOptional(term()),
  }),
  answer: z.array(checkinPrice),
  refusals: ['NOT_FOUND'],
  safe: true,
});

/** Days on which a hotel has something to sell. [PAPI-10] */
export const getHotelAvailabilities = call({
  id: 'getHotelAvailabilities',
  method: 'GET',
  base: 'api',
  path: '/hotels/:hotelId/availabilities.json',
  summary: 'Check-in dates of a hotel with the lowest price per night.',
  params: z.object({ hotelId: id() }),
  query: z.object({
    month: month(),
    /** Number of months, from `month` on. */
    length: z.exactOptional(whole(1, 13)),
    ...paxQuery,
    locale: z.exactOptional(locale()),
  }),
  answer: z.array(availabilityDay),
  refusals: ['NOT_FOUND'],
  safe: true,
});
