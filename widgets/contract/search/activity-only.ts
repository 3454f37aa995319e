import * as z from 'zod/mini';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { answer, knownEntries } from '../answer-parts.ts';
import { call } from '../call.ts';
import { offerCard } from './offer-card.ts';
import { bodyFilters, searchDetails } from './offers.ts';

/** Activities of a day: a page of the list, or the best few for a block of a landing page. [API-18] [SAPI-10] */
export const postActivities = call({
  id: 'postActivities',
  method: 'POST',
  base: 'api',
  path: '/search/activity-only.json',
  summary: 'One page of activities, or the offers of a landing block.',
  body: z.object({
    /** Named as in GET offers.json. */
    criteria: z.exactOptional(bodyFilters),
    /** The same from a landing block, which is answered with `packages`. [SAPI-10] */
    searchCriterias: z.exactOptional(bodyFilters),
    /** Packages at most; only with `searchCriterias`. [SAPI-10] */
    limit: z.exactOptional(z.int().check(z.gte(1), z.lte(100))),
    numberOfPackagesPerHotel: z.int().check(z.gte(1), z.lte(20)),
    locale: z.enum(LOCALES),
    page: z.int().check(z.gte(0), z.lte(100_000)),
  }),
  answer: answer({
    exactMatch: knownEntries('itemCategory', offerCard),
    searchDetails,
    packages: z.exactOptional(knownEntries('itemCategory', offerCard)),
  }),
  safe: true,
});
