import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  getStayReview,
  postReviewObjection,
  postStayReview,
} from '@staykit/contract/visitor/guest-review.ts';
import { REVIEW_NAMES } from '@staykit/values/review/guest-review.ts';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import type { GatewayParts } from '../../gateway-parts.ts';
import { declare } from '../../http/declare.ts';
import { shownName, type ReviewKey, type ReviewSheet } from '../reviews/review-desk.ts';
import type { GuestReview } from '../reviews/guest-reviews.ts';
import { customerOf } from './customer-of.ts';
import { visitorsOf } from './visitors-of.ts';

/** The form of a guest's review. */
export function guestReviewRoutes(app: FastifyInstance, parts: GatewayParts): void {
  declare(app, getStayReview, async ({ query, request }) => {
    const { reviews } = visitorsOf(parts);
    return toStayReview(await reviews.open(await keyOf(parts, query, request)));
  });
  declare(app, postStayReview, async ({ body, request, reply }) => {
    const { reviews } = visitorsOf(parts);
    await reviews.write(await keyOf(parts, body, request), body);
    return reply.send();
  });
  declare(app, postReviewObjection, async ({ body, reply }) => {
    await visitorsOf(parts).reviews.object(body.token);
    return reply.send();
  });
}

/** What opens the review: a token, or the session of who booked. */
async function keyOf(
  parts: GatewayParts,
  { token, bookingNumber }: { token?: string; bookingNumber?: string },
  request: FastifyRequest,
): Promise<ReviewKey> {
  if (token !== undefined) return { token };
  if (bookingNumber === undefined)
    throw new GatewayError('BAD_REQUEST', 'A review is opened by token or bookingNumber.');
  return { bookingNumber, email: (await customerOf(visitorsOf(parts), request)).email };
}

function toStayReview({ row, state, review }: ReviewSheet) {
  const { number, stay, checkin, nights, guest } = row;
  return {
    bookingNumber: number,
    hotel: { id: stay.hotel.id, label: stay.hotel.label },
    label: stay.label,
    checkin,
    checkout: addDays(checkin, nights),
    state,
    names: { initial: shownName(guest, 'initial'), first: shownName(guest, 'first') },
    ...(review && { written: toWritten(review, row.guest) }),
  };
}

function toWritten(review: GuestReview, guest: ReviewSheet['row']['guest']) {
  const { score, criteria, title, liked, disliked, company, author } = review;
  return {
    stars: score / 2,
    criteria: Object.entries(criteria).map(([label, points]) => ({ label, stars: points / 2 })),
    title,
    liked,
    disliked,
    company,
    name: REVIEW_NAMES.find((name) => shownName(guest, name) === author) ?? 'none',
  };
}
