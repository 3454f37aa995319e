import * as z from 'zod/mini';
import { GIFT_FORMATS } from '@staykit/values/gift/gift-product.ts';
import { answer, idText } from '../answer-parts.ts';
import { box, boxDetail } from './box.ts';
import { call } from '../call.ts';
import { offerCard } from '../search/offer-card.ts';
import { flag, id, locale, oneOf, whole } from '../query-parts.ts';
import { searchQuery } from '../search/search-query.ts';

const { checkin: _checkin, night: _night, id: _id, flow: _flow, ...filters } = searchQuery;

/** A stay of a box on the map. [PENTITY-21] */
export const boxOffer = answer({
  id: idText(),
  location: z.exactOptional(answer({ lat: z.number(), lng: z.number() })),
  label: z.exactOptional(z.string()),
  price: z.exactOptional(z.number()),
});

/** One box, digital or physical: the code says which. [PAPI-04] [PAPI-05] */
export const getBoxDetail = call({
  id: 'getBoxDetail',
  method: 'GET',
  base: 'gateway',
  path: '/boxes/:code/product-detail',
  summary: 'A gift box by its code; codes ending with EBOX are digital.',
  params: z.object({ code: id() }),
  query: z.object({ locale: z.exactOptional(locale()) }),
  answer: boxDetail,
  refusals: ['NOT_FOUND'],
  safe: true,
  keep: 300,
});

/** The stays of a box: pages of cards, or all of them as markers. [PAPI-23] [PAPI-24] */
export const getBoxOffers = call({
  id: 'getBoxOffers',
  method: 'GET',
  base: 'gateway',
  path: '/boxes/:boxCode/offers',
  summary: 'Stays of a box: a page of cards, or with performMapSearch all with their locations.',
  params: z.object({ boxCode: id() }),
  query: z.object({
    /** Of the list of a box that is filtered: its map shows the same stays. */
    ...filters,
    limit: z.exactOptional(whole(1, 100)),
    performMapSearch: z.exactOptional(flag()),
  }),
  answer: answer({
    exactMatch: z.array(z.union([offerCard, boxOffer])),
    searchDetails: answer({ totalCount: z.number() }),
  }),
  refusals: ['NOT_FOUND'],
  safe: true,
});

/** All boxes of a market in the order of its ranking. [PAPI-25] */
export const getBoxes = call({
  id: 'getBoxes',
  method: 'GET',
  base: 'gateway',
  path: '/boxes/search',
  summary: 'Gift boxes of a market; default: digital ones.',
  query: z.object({ locale: z.exactOptional(locale()), type: z.exactOptional(oneOf(GIFT_FORMATS)) }),
  answer: answer({ boxes: z.array(box) }),
  safe: true,
  keep: 300,
});
