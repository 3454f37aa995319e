import * as z from 'zod/mini';
import { answer, idText, link } from '../answer-parts.ts';
import { call } from '../call.ts';
import { breadcrumb, imagesBySize, pageModel } from '../page-model.ts';
import { id, locale } from '../query-parts.ts';

/** Where an activity happens. [PENTITY-23] */
export const activityCenter = answer({
  id: idText(),
  label: z.string(),
  location: z.exactOptional(
    answer({
      label: z.string(),
      lat: z.exactOptional(z.number()),
      lng: z.exactOptional(z.number()),
      address: z.exactOptional(z.string()),
      zipCode: z.exactOptional(z.string()),
    }),
  ),
  uri: z.exactOptional(link()),
  star: z.exactOptional(z.number()),
  /** The one that the title names. */
  main: z.exactOptional(z.boolean()),
});

/** One activity of a product without a stay. [PENTITY-23] */
export const activityContent = answer({
  title: z.string(),
  description: z.string(),
  univers: z.exactOptional(z.string()),
  composition: z.exactOptional(z.array(z.string())),
  schedules: z.exactOptional(z.array(z.string())),
  importantInformation: z.exactOptional(z.array(z.string())),
  activityCenter: z.exactOptional(activityCenter),
});

/** What it costs for a number of adults, in cents. [PENTITY-24] */
export const activityPrice = answer({
  sellPrice: z.number(),
  barPrice: z.exactOptional(z.number()),
  refPrice: z.exactOptional(z.number()),
  promoPercentageRounded: z.exactOptional(z.number()),
  moneySaved: z.exactOptional(z.number()),
  paxComposition: answer({ adults: z.number() }),
});

/** A product of a day, without a stay. [PENTITY-22] */
export const activityDetail = answer({
  id: idText(),
  uri: link(),
  label: z.string(),
  description: z.string(),
  imagesBySize,
  mainActivityCenter: z.exactOptional(activityCenter),
  activities: z.array(activityContent),
  locations: z.array(
    answer({
      label: z.string(),
      lat: z.exactOptional(z.number()),
      lng: z.exactOptional(z.number()),
    }),
  ),
  niceToKnow: z.array(z.string()),
  importantInformation: z.array(z.string()),
  /** By number of adults. */
  prices: z.record(z.string(), activityPrice),
  breadCrumb: z.array(breadcrumb),
  published: z.exactOptional(z.boolean()),
  pageModel: z.exactOptional(pageModel),
});

/** The page of an activity. [PAPI-02] */
export const getActivityDetail = call({
  id: 'getActivityDetail',
  method: 'GET',
  base: 'api',
  path: '/activity-only/weekend/:id/detail.json',
  summary: 'An activity with its prices by number of adults.',
  params: z.object({ id: id() }),
  query: z.object({ locale: z.exactOptional(locale()) }),
  answer: activityDetail,
  refusals: ['NOT_FOUND'],
  safe: true,
});

/** The pictures of an activity. [PAPI-17] */
export const getActivityImages = call({
  id: 'getActivityImages',
  method: 'GET',
  base: 'api',
  path: '/activities/:id/images.json',
  summary: 'Pictures of an activity or activity product, by size.',
  params: z.object({ id: id() }),
  query: z.object({ locale: z.exactOptional(locale()) }),
  answer: imagesBySize,
  refusals: ['NOT_FOUND'],
  safe: true,
});
