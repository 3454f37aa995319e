import { REVIEW_LENGTHS } from '@staykit/values/review/guest-review.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { lockReview, selectReviews, type GuestReview, type ReviewListQuery } from './guest-reviews.ts';
import { hasMarkup } from './review-flags.ts';
import { scoreHotels } from './hotel-score.ts';

/** A decision: who made it, and its instant in ms since 1970. */
export interface Decision {
  /** Name or e-mail of the moderator. */
  by: string;
  now: number;
}

/** Reviews of guests, those with findings first, then the oldest. */
export function listReviews(db: Queryable, query: ReviewListQuery): Promise<GuestReview[]> {
  return selectReviews(db, query);
}

/**
 * Shows a review on the site; the score of its hotel follows. A rejected one may be published after all. Throws
 * `NOT_FOUND` for an unknown id.
 */
export async function publishReview(db: Database, id: number, decision: Decision): Promise<void> {
  await decide(db, id, { ...decision, state: 'published', reason: null });
}

/** Rejects a review, or takes a published one off the site. The reason is for the shop. Throws `NOT_FOUND`. */
export async function rejectReview(
  db: Database,
  id: number,
  { reason, ...decision }: Decision & { reason: string },
): Promise<void> {
  if (reason.trim() === '') throw new GatewayError('BAD_REQUEST', 'A rejected review needs a reason.');
  await decide(db, id, { ...decision, state: 'rejected', reason: reason.trim() });
}

/**
 * Sets the hotel's answer to a published review; an empty text removes it. Throws `NOT_FOUND`, or `BAD_REQUEST` for
 * a text that is too long or has HTML, and for a review that is not published.
 */
export async function replyToReview(db: Database, id: number, text: string, now: number): Promise<void> {
  const reply = text.trim();
  if (reply.length > REVIEW_LENGTHS.reply || hasMarkup(reply))
    throw new GatewayError(
      'BAD_REQUEST',
      `An answer is text without HTML, of at most ${REVIEW_LENGTHS.reply} letters.`,
    );
  await db.transaction(async (tx) => {
    const review = await reviewById(tx, id);
    if (review.state !== 'published')
      throw new GatewayError(
        'BAD_REQUEST',
        `Review ${id} is ${review.state}: only published ones are answered.`,
      );
    await tx.query('update guest_reviews set reply = $2, replied_at = $3 where id = $1', [
      id,
      reply || null,
      reply ? new Date(now) : null,
    ]);
  });
}

async function decide(
  db: Database,
  id: number,
  { by, now, state, reason }: Decision & Pick<GuestReview, 'state' | 'reason'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const review = await reviewById(tx, id);
    await tx.query(
      'update guest_reviews set state = $2, reason = $3, moderator = $4, moderated_at = $5 where id = $1',
      [id, state, reason, by, new Date(now)],
    );
    const isShown = [review.state, state].includes('published');
    if (isShown && review.state !== state) await scoreHotels(tx, [review.hotelId]);
  });
}

async function reviewById(tx: Queryable, id: number): Promise<GuestReview> {
  const review = await lockReview(tx, id);
  if (!review) throw new GatewayError('NOT_FOUND', `There is no review ${id}.`);
  return review;
}
