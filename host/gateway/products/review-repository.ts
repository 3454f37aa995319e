import type { ReviewSort } from '@staykit/values/review/review-sort.ts';
import type { CatalogueLanguage, ReviewRecord } from '../catalogue/records.ts';
import type { Database } from '../database/database.ts';

/** Filter and page of reviews. */
export interface ReviewWindow {
  hotelId: string;
  /** Only this language; all by default. */
  language?: CatalogueLanguage;
  sort: ReviewSort;
  limit: number;
  offset: number;
}

/** Scores of a criterion that guests of the shop gave. */
export interface CriterionAverage {
  label: string;
  /** Average on base 10. */
  score: number;
  count: number;
}

/** Counts by language, the average out of 10 over all (0 without reviews), and the scores of criteria that guests gave. */
export interface ReviewTotals {
  byLanguage: Partial<Record<CatalogueLanguage, number>>;
  score: number;
  criteria: CriterionAverage[];
}

/** Reads the reviews of hotels: those of the catalogue, and those of guests that were published. */
export interface ReviewRepository {
  page(window: ReviewWindow): Promise<ReviewRecord[]>;
  totals(hotelId: string): Promise<ReviewTotals>;
}

/** Reviews with equal dates or scores are in stored order. */
const ORDERS: Record<ReviewSort, string> = {
  DATE_DESC: 'date desc, position',
  DATE_ASC: 'date, position desc',
  SCORE_DESC: 'score desc, position',
  SCORE_ASC: 'score, position',
};

/** Guests' reviews have positions below 0: the newest first, and none of the catalogue's. */
const ALL = `select hotel_id, position, language, score, author, written_on as date, company, title, body as text,
    negative, null::jsonb as guest
  from reviews where hotel_id = $1
  union all select hotel_id, (-id)::integer, left(locale, 2), score, author, (sent_at at time zone 'UTC')::date, company,
    title, liked, disliked, jsonb_build_object('stayMonth', stay_month, 'reply', reply,
      'repliedOn', (replied_at at time zone 'UTC')::date)
  from guest_reviews where hotel_id = $1 and state = 'published'`;

/** Reviews in the database; may read from the replica. */
export function reviewRepository(db: Pick<Database, 'reader'>): ReviewRepository {
  return {
    page: ({ hotelId, language, sort, limit, offset }) =>
      db.reader.query<ReviewRecord>(
        `select hotel_id::text as "hotelId", position, language, score::float8 as score, author, date, company, title,
          text, negative, guest
        from (${ALL}) r where $2::text is null or language = $2
        order by ${ORDERS[sort]} limit $3 offset $4`,
        [hotelId, language ?? null, limit, offset],
      ),
    async totals(hotelId) {
      const rows = await db.reader.query<{ language: CatalogueLanguage; count: number; sum: number }>(
        `select language, count(*)::int as count, sum(score)::float8 as sum from (${ALL}) r group by language`,
        [hotelId],
      );
      const criteria = await db.reader.query<CriterionAverage & Record<string, unknown>>(
        `select c.key as label, avg(c.value::numeric)::float8 as score, count(*)::int as count
        from guest_reviews, jsonb_each_text(criteria) c where hotel_id = $1 and state = 'published' group by 1`,
        [hotelId],
      );
      const count = rows.reduce((total, row) => total + row.count, 0);
      const sum = rows.reduce((total, row) => total + row.sum, 0);
      return {
        byLanguage: Object.fromEntries(rows.map((row) => [row.language, row.count])),
        score: count === 0 ? 0 : Math.round((sum / count) * 100) / 100,
        criteria,
      };
    },
  };
}
