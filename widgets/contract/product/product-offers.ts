import * as z from 'zod/mini';
import { answer, idText } from '../answer-parts.ts';
import { call } from '../call.ts';
import { cancellationPolicy } from '../search/offer-card.ts';
import { offerPriceInfo } from '../booking/price-info.ts';
import { day, id, locale, minisite, whole } from '../query-parts.ts';
import { paxQuery } from '../search/search-query.ts';

/** What an offer of a product costs for chosen dates. [PAPI-12] */
export const productOffer = answer({
  weekendId: idText(),
  priceInfo: offerPriceInfo,
  cancellationPolicy: z.exactOptional(cancellationPolicy),
});

/** The same by offer id. [PAPI-12] */
export const productOffersAnswer = z.record(z.string(), productOffer);

/** The offers of a product and of the rooms beside it, priced. [PAPI-11] [PAPI-12] */
export const getProductOffers = call({
  id: 'getProductOffers',
  method: 'GET',
  base: 'api',
  path: '/product/:id/offers',
  summary: 'Prices of the offers of a product for given dates; unavailable offers are omitted.',
  params: z.object({ id: id() }),
  query: z.object({
    checkin: day(),
    nights: whole(1, 60),
    ...paxQuery,
    locale: z.exactOptional(locale()),
    minisite: z.exactOptional(minisite()),
  }),
  answer: productOffersAnswer,
  refusals: ['NOT_FOUND'],
  safe: true,
});
