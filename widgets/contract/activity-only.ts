import * as z from 'zod/mini';
import { LOCALES } from '../core/market/locale.ts';
import { call } from './call.ts';
import { bodyFilters, offersAnswer } from './offers.ts';

/** Activities of a day. [API-18] */
export const postActivities = call({
  id: 'postActivities',
  method: 'POST',
  base: 'api',
  path: '/search/activity-only.json',
  summary: 'One page of activities of a day.',
  body: z.object({
    /** Named as in GET offers.json. */
    criteria: bodyFilters,
    numberOfPackagesPerHotel: z.int().check(z.gte(1), z.lte(20)),
    locale: z.enum(LOCALES),
    page: z.int().check(z.gte(0), z.lte(100_000)),
  }),
  answer: offersAnswer,
  safe: true,
});
