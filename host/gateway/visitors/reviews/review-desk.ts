import type { Secret } from '../secret.ts';
import { REVIEW_CRITERIA } from '@staykit/core/review/criteria.ts';
import { localNow } from '@staykit/core/market/time-zone.ts';
import { addDays, monthOf } from '@staykit/values/dates/plain-date.ts';
import { REVIEW_DAYS, type REVIEW_NAMES, type REVIEW_STATES } from '@staykit/values/review/guest-review.ts';
import { toLocale } from '@staykit/values/market/locale.ts';
import type { Database } from '../../database/database.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import { findBooking, type BookingRow, type Guest } from '../../selling/booking/bookings.ts';
import { reviewOfBooking, storeReview, type GuestReview, type GuestReviewText } from './guest-reviews.ts';
import { personName } from '@staykit/contract/text-fields.ts';
import { hasMarkup, reviewFlags } from './review-flags.ts';
import { bookingOfToken } from './review-link.ts';

/** Opens the review of a stay: the token of a mailed link, or the number of a stay of who is signed in. */
export type ReviewKey =
  | { token: string }
  | {
      bookingNumber: string;
      /** E-mail of the account. */
      email: string;
    };

/** What a guest sends. Stars are 1 to 5. */
export interface ReviewInput extends Pick<GuestReviewText, 'title' | 'liked' | 'disliked' | 'company'> {
  stars: number;
  /** Stars by criterion (REVIEW_CRITERIA), of those that were given. */
  criteria: Readonly<Record<string, number>>;
  name: (typeof REVIEW_NAMES)[number];
  /** Locale of the page, whose language the review is in. */
  locale: string;
}

/** The stay of a review, and what was written. */
export interface ReviewSheet {
  row: BookingRow;
  state: (typeof REVIEW_STATES)[number];
  review?: GuestReview;
}

/** Reviews of guests. */
export interface ReviewDesk {
  /** The stay that a key opens. Throws `LINK_EXPIRED`, `BOOKING_NOT_FOUND` or `NOT_REVIEWABLE`. */
  open(key: ReviewKey): Promise<ReviewSheet>;
  /** Stores a review, which waits for a moderator; until then it may be changed. Throws as `open`, and `BAD_REQUEST`. */
  write(key: ReviewKey, input: ReviewInput): Promise<void>;
  /** The guest of a link gets no more invitations. Throws `LINK_EXPIRED`. */
  object(token: string): Promise<void>;
}

/** Whether a stay is over, took place, and is not too long ago. */
export function isReviewable({ state, checkin, nights }: BookingRow, today: string): boolean {
  const checkout = addDays(checkin, nights);
  return state === 'confirmed' && checkout <= today && today <= addDays(checkout, REVIEW_DAYS);
}

/** How a guest is named; not at all by what a name does not hold, as bookings of older versions may. */
export function shownName({ firstName, lastName }: Guest, name: ReviewInput['name']): string {
  const first = firstName.trim();
  const initial = [...lastName.trim()][0];
  const isNamed = personName(200).safeParse(first + lastName).success;
  if (name === 'none' || first === '' || !isNamed) return '';
  return name === 'initial' && initial !== undefined ? `${first} ${initial.toLocaleUpperCase()}.` : first;
}

/** Creates the desk for reviews of guests. */
export function createReviewDesk(db: Database, secret: Secret, clock: () => number): ReviewDesk {
  async function bookingOf(key: ReviewKey): Promise<BookingRow> {
    if (!('token' in key)) {
      const row = await findBooking(db, key.bookingNumber);
      // The same answer for another person's booking and an unknown one.
      if (!row || row.email.toLowerCase() !== key.email.trim().toLowerCase())
        throw new GatewayError('BOOKING_NOT_FOUND', 'This account has no booking with this number.');
      return row;
    }
    const number = bookingOfToken(secret, key.token, clock());
    const row = number === undefined ? undefined : await findBooking(db, number);
    if (!row) throw new GatewayError('LINK_EXPIRED', 'This link is invalid or expired.');
    return row;
  }

  async function open(key: ReviewKey): Promise<ReviewSheet> {
    const row = await bookingOf(key);
    if (!isReviewable(row, localNow(clock(), row.locale).date))
      throw new GatewayError('NOT_REVIEWABLE', 'The stay is not over, was cancelled, or is too long ago.');
    const review = await reviewOfBooking(db, row.number);
    return { row, state: review?.state ?? 'open', ...(review && { review }) };
  }

  return {
    open,
    async write(key, input) {
      const { row } = await open(key);
      const { title, liked, disliked, criteria } = input;
      const texts = [title, liked, disliked].map((text) => text.replaceAll('\r\n', '\n').trim());
      if (texts.some(hasMarkup)) throw new GatewayError('BAD_REQUEST', 'A review is text without HTML.');
      if (!texts[1] && !texts[2])
        throw new GatewayError('BAD_REQUEST', 'A review says what was liked, or what could be better.');
      const known: readonly string[] = REVIEW_CRITERIA;
      const unknown = Object.keys(criteria).find((label) => !known.includes(label));
      if (unknown !== undefined) throw new GatewayError('BAD_REQUEST', 'criteria: a criterion is unknown.');
      const review: GuestReviewText = {
        bookingNumber: row.number,
        hotelId: row.hotelId,
        locale: toLocale(input.locale),
        score: input.stars * 2,
        criteria: Object.fromEntries(Object.entries(criteria).map(([label, stars]) => [label, stars * 2])),
        title: texts[0] ?? '',
        liked: texts[1] ?? '',
        disliked: texts[2] ?? '',
        company: input.company,
        stayMonth: monthOf(row.checkin),
        author: shownName(row.guest, input.name),
        flags: reviewFlags(...texts),
      };
      if (!(await db.transaction((tx) => storeReview(tx, review, clock()))))
        throw new GatewayError('NOT_REVIEWABLE', 'The review was moderated and can no longer be changed.');
    },
    async object(token) {
      const { email } = await bookingOf({ token });
      await db.query(
        'insert into review_objections (email, objected_at) values (lower($1), $2) on conflict do nothing',
        [email, new Date(clock())],
      );
    },
  };
}
