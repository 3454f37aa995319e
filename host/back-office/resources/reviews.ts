import * as z from 'zod/mini';
import {
  publishReview,
  rejectReview,
  replyToReview,
} from '@staykit/gateway/visitors/reviews/moderate-reviews.ts';
import { REVIEW_LENGTHS } from '@staykit/values/review/guest-review.ts';
import { action, resource, type Row } from '../registry/resource.ts';
import { Conditions, sqlList } from '../registry/sql-list.ts';
import { optionalText, reason } from './fields.ts';

const MODERATE = ['support', 'content'] as const;

const COLUMNS = `r.id::text as id, r.state, r.locale, r.score::float8 as score, r.title, r.liked, r.disliked, r.author,
  r.company, r.stay_month as "stayMonth", r.flags, r.reason, r.reply, r.moderator, r.sent_at as "sentAt",
  r.moderated_at as "moderatedAt", r.replied_at as "repliedAt", r.hotel_id::text as "hotelId",
  coalesce(h.data->>'name', '') as hotel`;
const FROM = 'guest_reviews r left join hotels h on h.id = r.hotel_id';

/** Reviews of guests, which are shown once somebody has read them. */
export const reviews = resource({
  name: 'reviews',
  roles: MODERATE,
  filter: z.object({
    state: z.optional(z.enum(['pending', 'published', 'rejected'])),
    /** Those with findings alone: addresses, phone numbers, links, insults. */
    flagged: z.optional(z.boolean()),
    hotel: optionalText(),
  }),
  sorts: ['sentAt', 'score'],
  list: ({ db }, { filter: { state, flagged, hotel }, ...query }) =>
    sqlList(
      db,
      {
        columns: COLUMNS,
        from: FROM,
        conditions: new Conditions()
          .where(state, (text) => `r.state = ${text}`)
          .where(flagged, (wanted) => `(r.flags <> '{}') = ${wanted}`)
          .where(hotel, (text) => `r.hotel_id::text = ${text}`),
        sorts: { sentAt: 'r.sent_at', score: 'r.score' },
      },
      query,
    ),
  async get({ db }, id) {
    if (!/^\d{1,18}$/.test(id)) return undefined;
    const [row] = await db.query<Row>(`select ${COLUMNS} from ${FROM} where r.id = $1`, [id]);
    return row;
  },
  actions: {
    publish: action(MODERATE, z.object({}), ({ db, staff, now }, id) =>
      publishReview(db, Number(id), { by: staff.email, now }),
    ),
    reject: action(MODERATE, z.object({ reason: reason() }), ({ db, staff, now }, id, given) =>
      rejectReview(db, Number(id), { by: staff.email, now, reason: given.reason }),
    ),
    reply: action(
      MODERATE,
      z.object({ text: z.string().check(z.maxLength(REVIEW_LENGTHS.reply)) }),
      ({ db, now }, id, { text }) => replyToReview(db, Number(id), text, now),
    ),
  },
});
