import { defineCommand } from 'citty';
import { GatewayError } from '@staykit/gateway/errors/gateway-error.ts';
import type { Database } from '@staykit/gateway/database/database.ts';
import type { GuestReview, GuestReviewState } from '@staykit/gateway/visitors/reviews/guest-reviews.ts';
import {
  listReviews,
  publishReview,
  rejectReview,
  replyToReview,
} from '@staykit/gateway/visitors/reviews/moderate-reviews.ts';
import { minuteInUtc } from '@staykit/gateway/catalogue/calendar-day.ts';
import { CliError } from './cli-error.ts';
import { withDatabase } from './with-database.ts';

const STATES: readonly GuestReviewState[] = ['pending', 'published', 'rejected'];

/** Maximum number of listed reviews. */
const MOST = 200;

const id = { type: 'positional', description: 'Number of the review, as listed', required: true } as const;
const by = { type: 'string', description: 'Who decides', default: 'staykit' } as const;

/** Runs a decision, whose refusals are told in a line. */
async function decided(review: string, work: (db: Database, id: number) => Promise<void>): Promise<void> {
  if (!/^\d{1,15}$/.test(review)) throw new CliError(`Expected the number of a review, not "${review}".`, 2);
  await withDatabase((db) => work(db, Number(review))).catch((error: unknown) => {
    throw error instanceof GatewayError ? new CliError(error.message) : error;
  });
}

const list = defineCommand({
  meta: { name: 'list', description: 'Lists reviews of guests, those with findings first' },
  args: {
    state: { type: 'string', description: `Filter by state: ${STATES.join(', ')}`, default: 'pending' },
    hotel: { type: 'string', description: 'Id of a hotel' },
  },
  run: async ({ args }) => {
    const state = STATES.find((one) => one === args.state);
    if (!state) throw new CliError(`--state must be one of ${STATES.join(', ')}, not "${args.state}".`, 2);
    if (args.hotel !== undefined && !/^\d{1,15}$/.test(args.hotel))
      throw new CliError(`--hotel must be the id of a hotel, not "${args.hotel}".`, 2);
    const hotel = args.hotel === undefined ? {} : { hotelId: args.hotel };
    const reviews = await withDatabase((db) => listReviews(db, { state, ...hotel, limit: MOST }));
    console.log(reviews.length === 0 ? 'No reviews found.' : reviews.map(told).join('\n\n'));
  },
});

/** A review in a few lines, without control characters. */
function told(review: GuestReview): string {
  const { sentAt, hotelId, score, locale, author, title, liked, disliked, flags, reason, reply } = review;
  const line = (name: string, text: string | null) =>
    text ? [`  ${name}: ${text.replaceAll(/[\p{C}\s]+/gu, ' ')}`] : [];
  return [
    `${review.id}  ${minuteInUtc(sentAt)}  ${review.state}  hotel ${hotelId}  ${score}/10  ${locale}`,
    ...line('look at', flags.join(', ')),
    ...line('name', author),
    ...line('title', title),
    ...line('liked', liked),
    ...line('disliked', disliked),
    ...line('rejected', reason),
    ...line('reply', reply),
  ].join('\n');
}

const publish = defineCommand({
  meta: { name: 'publish', description: 'Shows a review on the site' },
  args: { id, by },
  run: async ({ args }) => {
    await decided(args.id, (db, review) => publishReview(db, review, { by: args.by, now: Date.now() }));
    console.log(`Review ${args.id} is published.`);
  },
});

const reject = defineCommand({
  meta: { name: 'reject', description: 'Rejects a review, or takes it off the site' },
  args: { id, by, reason: { type: 'string', description: 'Why; only the shop sees it', required: true } },
  run: async ({ args }) => {
    const { reason } = args;
    await decided(args.id, (db, review) =>
      rejectReview(db, review, { by: args.by, now: Date.now(), reason }),
    );
    console.log(`Review ${args.id} is rejected.`);
  },
});

const reply = defineCommand({
  meta: { name: 'reply', description: 'Sets the answer of the hotel below a published review' },
  args: { id, text: { type: 'positional', description: 'The answer; "" removes it', required: true } },
  run: async ({ args }) => {
    await decided(args.id, (db, review) => replyToReview(db, review, args.text, Date.now()));
    console.log(`Review ${args.id} has ${args.text.trim() ? 'an answer' : 'no answer'}.`);
  },
});

/** `staykit reviews ...` */
export const reviewsCommand = defineCommand({
  meta: { name: 'reviews', description: 'Reviews of guests: moderation' },
  subCommands: { list, publish, reject, reply },
});
