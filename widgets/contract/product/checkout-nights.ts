import * as z from 'zod/mini';
import { call } from '../call.ts';
import { day, flag, locale, minisite, oneOf, term, whole } from '../query-parts.ts';
import { paxQuery } from '../search/search-query.ts';

/** Possible lengths of a stay, in nights, in any order. [API-21] */
export const nightsAnswer = z.array(z.number());

const common = {
  checkin: day(),
  locale: z.exactOptional(locale()),
  multiOffer: z.exactOptional(flag()),
  client: z.exactOptional(term()),
};

/** Of a flow. [API-20] [MINISITE-17] */
export const getFlowNights = call({
  id: 'getFlowNights',
  method: 'GET',
  base: 'api',
  path: '/weekend/:flow/packageCheckoutNights.json',
  summary: 'Possible numbers of nights from a check-in date, over all offers of a flow.',
  params: z.object({ flow: oneOf(['booking', 'gifting', 'activity', 'hotel', 'box']) }),
  query: z.object({ ...common, ...paxQuery, minisite: z.exactOptional(minisite()) }),
  answer: nightsAnswer,
  safe: true,
});

/** Of one offer. [API-22] [MINISITE-20] */
export const getOfferNights = call({
  id: 'getOfferNights',
  method: 'GET',
  base: 'api',
  path: '/weekend/:id/packageCheckoutNights.json',
  summary: 'Possible numbers of nights of an offer from a check-in date.',
  params: z.object({ id: whole(0, 9_999_999_999) }),
  query: z.object({ ...common, length: z.exactOptional(whole(0, 60)) }),
  answer: nightsAnswer,
  safe: true,
});
