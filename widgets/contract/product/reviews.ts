import * as z from 'zod/mini';
import { REVIEW_SORTS } from '@staykit/values/review/review-sort.ts';
import { answer, idText, numberText, plainDate } from '../answer-parts.ts';
import { call } from '../call.ts';
import { flag, id, locale, oneOf, term, whole } from '../query-parts.ts';

/** One review. [SENTITY-11] */
export const review = answer({
  id: idText(),
  /** The locale of the text. */
  locale: z.string(),
  customer: z.string(),
  /** Description of the travellers. */
  type: z.exactOptional(z.string()),
  date: plainDate(),
  /** On base 10. */
  average: numberText(),
  positiveComment: z.exactOptional(z.string()),
  negativeComment: z.exactOptional(z.string()),
  /** Headline that the guest gave it. */
  title: z.exactOptional(z.string()),
  /** The guest booked the stay here, and it took place. */
  verified: z.exactOptional(z.boolean()),
  /** Month of the stay, yyyy-MM. */
  stayMonth: z.exactOptional(z.string()),
  /** The hotel's answer. */
  reply: z.exactOptional(z.string()),
});

/** A page of the reviews of a hotel. [SAPI-08] [SENTITY-11] */
export const reviewsAnswer = answer({
  totalCount: z.number(),
  /** Average of all reviews of the hotel, on base 10. */
  score: numberText(),
  list: z.array(review),
  /** Scores by criterion. */
  details: z.exactOptional(z.array(answer({ label: z.string(), score: numberText() }))),
});

/** The summary of a hotel's reviews. [SENTITY-11] */
export const reviewSummary = answer({ score: numberText(), totalCount: z.number() });

/** The reviews of a hotel. [SAPI-07] [PAPI-32] */
export const getReviews = call({
  id: 'getReviews',
  method: 'GET',
  base: 'api',
  path: '/hotel/:hotelId/reviews.json',
  summary: 'A page of ten reviews of a hotel, in one language or in all.',
  params: z.object({ hotelId: id() }),
  query: z.object({
    client: z.exactOptional(term()),
    withOtherLanguageFallback: z.exactOptional(flag()),
    page: z.exactOptional(whole(0, 100_000)),
    locale: z.exactOptional(locale()),
    sort: z.exactOptional(oneOf(REVIEW_SORTS)),
  }),
  answer: reviewsAnswer,
  refusals: ['NOT_FOUND'],
  safe: true,
});
