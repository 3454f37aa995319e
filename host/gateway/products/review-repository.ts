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

/** Reads the reviews of hotels. */
export interface ReviewRepository {
  page(window: ReviewWindow): Promise<ReviewRecord[]>;
  /** Counts by language and the average out of 10 over all; 0 without reviews. */
  totals(hotelId: string): Promise<{ byLanguage: Partial<Record<CatalogueLanguage, number>>; score: number }>;
}

/** Reviews with equal dates or scores are in stored order. */
const ORDERS: Record<ReviewSort, string> = {
  DATE_DESC: 'written_on desc, position',
  DATE_ASC: 'written_on, position desc',
  SCORE_DESC: 'score desc, position',
  SCORE_ASC: 'score, position',
};

/** Reviews in the database; may read from the replica. */
export function reviewRepository(db: Pick<Database, 'reader'>): ReviewRepository {
  return {
    page: ({ hotelId, language, sort, limit, offset }) =>
      db.reader.query<ReviewRecord>(
        `select hotel_id::text as "hotelId", position, language, score::float8 as score, author,
          written_on as date, company, title, body as text
        from reviews where hotel_id = $1 and ($2::text is null or language = $2)
        order by ${ORDERS[sort]} limit $3 offset $4`,
        [hotelId, language ?? null, limit, offset],
      ),
    async totals(hotelId) {
      const rows = await db.reader.query<{ language: CatalogueLanguage; count: number; sum: number }>(
        `select language, count(*)::int as count, sum(score)::float8 as sum
        from reviews where hotel_id = $1 group by language`,
        [hotelId],
      );
      const count = rows.reduce((total, row) => total + row.count, 0);
      const sum = rows.reduce((total, row) => total + row.sum, 0);
      return {
        byLanguage: Object.fromEntries(rows.map((row) => [row.language, row.count])),
        score: count === 0 ? 0 : Math.round((sum / count) * 100) / 100,
      };
    },
  };
}
