import * as z from 'zod/mini';
import { call } from './call.ts';
import { offerCard } from './offer-card.ts';
import { flag, id, minisite, term } from './query-parts.ts';
import { searchQuery } from './search-query.ts';

/** One offer, as the card of a marker shows it. [API-26] [MINISITE-17] */
export const getDetail = call({
  id: 'getDetail',
  method: 'GET',
  base: 'api',
  path: '/weekend/:id/detail.json',
  summary: 'One offer as a card, priced for the dates and travellers where given.',
  params: z.object({ id: id() }),
  query: z.object({
    ...searchQuery,
    client: z.exactOptional(term()),
    fetchPageModel: z.exactOptional(flag()),
    minisite: z.exactOptional(minisite()),
  }),
  answer: offerCard,
  refusals: ['NOT_FOUND'],
  safe: true,
});
