import * as z from 'zod/mini';
import {
  REVIEW_COMPANIES,
  REVIEW_LENGTHS,
  REVIEW_NAMES,
  REVIEW_STARS,
  REVIEW_STATES,
} from '@staykit/values/review/guest-review.ts';
import { answer, plainDate } from '../answer-parts.ts';
import { call } from '../call.ts';
import { lines } from '../text-fields.ts';
import * as part from '../query-parts.ts';

const stars = () => z.int().check(z.gte(1), z.lte(REVIEW_STARS));
const token = () => z.string().check(z.minLength(1), z.maxLength(200));

/** What a guest writes. A review opens by the token of its mail, or by the number of a stay of who is signed in. */
const guestReviewForm = z.object({
  token: z.exactOptional(token()),
  bookingNumber: z.exactOptional(part.bookingNumber()),
  locale: part.locale(),
  /** Overall stars. */
  stars: stars(),
  /** Stars by criterion; those that are not given are left out. */
  criteria: z.record(z.string().check(z.maxLength(40)), stars()),
  title: lines(REVIEW_LENGTHS.title),
  liked: lines(REVIEW_LENGTHS.text),
  disliked: lines(REVIEW_LENGTHS.text),
  company: z.enum(REVIEW_COMPANIES),
  name: z.enum(REVIEW_NAMES),
  /** The guest agrees that the review is published. */
  consent: z.literal(true),
});

/** A stay to review, and what was written of it. */
export const stayReview = answer({
  bookingNumber: z.string(),
  hotel: answer({ id: z.string(), label: z.string() }),
  label: z.string(),
  checkin: plainDate(),
  checkout: plainDate(),
  state: z.enum(REVIEW_STATES),
  /** The names that the guest can show. */
  names: answer({ initial: z.string(), first: z.string() }),
  /** Absent while the review is open. */
  written: z.exactOptional(
    answer({
      stars: z.number(),
      criteria: z.array(answer({ label: z.string(), stars: z.number() })),
      title: z.string(),
      liked: z.string(),
      disliked: z.string(),
      company: z.enum(REVIEW_COMPANIES),
      name: z.enum(REVIEW_NAMES),
    }),
  ),
});

/** GET /stay-review */
export const getStayReview = call({
  id: 'getStayReview',
  method: 'GET',
  base: 'gateway',
  path: '/stay-review',
  summary: 'The stay to review, by the token of a mail, or by its number for who is signed in.',
  query: z.object({
    token: z.exactOptional(part.pattern(/^[\w.-]{1,200}$/, 'a token')),
    bookingNumber: z.exactOptional(part.bookingNumber()),
  }),
  answer: stayReview,
  refusals: ['LINK_EXPIRED', 'SIGN_IN_REQUIRED', 'BOOKING_NOT_FOUND', 'NOT_REVIEWABLE'],
  safe: true,
  from: 'shop',
  limit: 'form',
});

/** POST /stay-review */
export const postStayReview = call({
  id: 'postStayReview',
  method: 'POST',
  base: 'gateway',
  path: '/stay-review',
  summary: 'Stores a review, which waits for a moderator; until then it can be sent again, changed.',
  body: guestReviewForm,
  status: 204,
  refusals: ['LINK_EXPIRED', 'SIGN_IN_REQUIRED', 'BOOKING_NOT_FOUND', 'NOT_REVIEWABLE', 'FORBIDDEN'],
  safe: false,
  from: 'shop',
  limit: 'form',
});

/** POST /stay-review/objection */
export const postReviewObjection = call({
  id: 'postReviewObjection',
  method: 'POST',
  base: 'gateway',
  path: '/stay-review/objection',
  summary: 'Ends invitations to reviews for the address that a token was mailed to.',
  body: z.object({ token: token() }),
  status: 204,
  refusals: ['LINK_EXPIRED', 'FORBIDDEN'],
  safe: false,
  from: 'shop',
  limit: 'form',
});
