import type { REVIEW_COMPANIES, REVIEW_STATES } from '@staykit/values/review/guest-review.ts';
import type { PlainMonth } from '@staykit/values/dates/plain-date.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import type { Queryable } from '../../database/database.ts';
import type { ReviewFlag } from './review-flags.ts';

/** State of a review that was written. */
export type GuestReviewState = Exclude<(typeof REVIEW_STATES)[number], 'open'>;

/** A review as its guest wrote it. Scores are out of 10. */
export interface GuestReviewText {
  bookingNumber: string;
  hotelId: string;
  locale: Locale;
  score: number;
  /** Scores by criterion (REVIEW_CRITERIA), of those that were given. */
  criteria: Readonly<Record<string, number>>;
  title: string;
  /** Praise and criticism; one of them may be empty. */
  liked: string;
  disliked: string;
  company: (typeof REVIEW_COMPANIES)[number];
  stayMonth: PlainMonth;
  /** Name to show; empty: none. */
  author: string;
  flags: readonly ReviewFlag[];
}

/** A stored review with its moderation. */
export interface GuestReview extends GuestReviewText {
  id: number;
  state: GuestReviewState;
  sentAt: Date;
  moderatedAt: Date | null;
  /** Who decided. */
  moderator: string | null;
  /** Why it was rejected. */
  reason: string | null;
  /** The hotel's answer. */
  reply: string | null;
}

const COLUMNS = `id, booking_number as "bookingNumber", hotel_id::text as "hotelId", state, locale, score::float8 as score,
  criteria, title, liked, disliked, company, stay_month as "stayMonth", author, flags, sent_at as "sentAt",
  moderated_at as "moderatedAt", moderator, reason, reply`;

/** The review of a stay, if it was written. */
export async function reviewOfBooking(db: Queryable, number: string): Promise<GuestReview | undefined> {
  const [row] = await db.query<GuestReview>(
    `select ${COLUMNS} from guest_reviews where booking_number = $1`,
    [number],
  );
  return row;
}

/** A review by its id, locked until the end of the transaction. */
export async function lockReview(tx: Queryable, id: number): Promise<GuestReview | undefined> {
  const [row] = await tx.query<GuestReview>(`select ${COLUMNS} from guest_reviews where id = $1 for update`, [
    id,
  ]);
  return row;
}

/** States of the reviews of stays, by booking number; stays without a review are left out. */
export async function reviewStates(
  db: Queryable,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, GuestReviewState>> {
  const rows = await db.query<{ number: string; state: GuestReviewState }>(
    'select booking_number as number, state from guest_reviews where booking_number = any($1::text[])',
    [numbers],
  );
  return new Map(rows.map(({ number, state }) => [number, state]));
}

/** Stores a review, or the changed text of one that nobody has moderated. False if it was moderated. */
export async function storeReview(tx: Queryable, review: GuestReviewText, now: number): Promise<boolean> {
  const rows = await tx.query(
    `insert into guest_reviews as g (booking_number, hotel_id, locale, score, criteria, title, liked, disliked, company,
      stay_month, author, flags, sent_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12::text[], $13)
    on conflict (booking_number) do update set locale = $3, score = $4, criteria = $5, title = $6, liked = $7,
      disliked = $8, company = $9, author = $11, flags = $12::text[], sent_at = $13
    where g.state = 'pending' returning id`,
    [
      review.bookingNumber,
      review.hotelId,
      review.locale,
      review.score,
      JSON.stringify(review.criteria),
      review.title,
      review.liked,
      review.disliked,
      review.company,
      review.stayMonth,
      review.author,
      review.flags,
      new Date(now),
    ],
  );
  return rows.length > 0;
}

/** A list of reviews: how many at most, and which alone. */
export interface ReviewListQuery {
  state?: GuestReviewState;
  hotelId?: string;
  limit: number;
}

/** Reviews to moderate: those with findings first, then the oldest. */
export async function selectReviews(db: Queryable, query: ReviewListQuery): Promise<GuestReview[]> {
  return db.query<GuestReview>(
    `select ${COLUMNS} from guest_reviews
    where ($1::text is null or state = $1) and ($2::bigint is null or hotel_id = $2)
    order by cardinality(flags) = 0, sent_at, id limit $3`,
    [query.state ?? null, query.hotelId ?? null, query.limit],
  );
}
