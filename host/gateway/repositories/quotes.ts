import type { PlainDate } from '../../../widgets/core/dates/plain-date.ts';
import type { Locale } from '../../../widgets/core/market/locale.ts';
import type { Pax } from '../../../widgets/core/pax/pax.ts';
import type { Queryable } from '../database/database.ts';

/** The stay that a quote was made for. */
export interface QuotedStay {
  /** The product with its extras. */
  productId: string;
  hotelId: string;
  checkin: PlainDate;
  nights: number;
  pax: Pax;
  /** Days chosen for activities: `12_1-15_0`. */
  activities: string;
  locale: Locale;
  promoCode?: string;
}

/** A stored quote. */
export interface QuoteRow {
  id: string;
  stay: QuotedStay;
  /** What was to be paid in all when it was made. */
  totalCents: number;
  /** ms since 1970. */
  expiresAt: number;
}

/** Keeps a quote until it expires. */
export async function insertQuote(
  db: Queryable,
  offerId: string,
  { id, stay, totalCents, expiresAt }: QuoteRow,
  now: number,
): Promise<void> {
  await db.query(
    `insert into quotes (id, offer_id, hotel_id, data, total_cents, created_at, expires_at)
    values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, offerId, stay.hotelId, JSON.stringify(stay), totalCents, new Date(now), new Date(expiresAt)],
  );
}

/** A quote by its id, expired or not. */
export async function findQuote(db: Queryable, id: string): Promise<QuoteRow | undefined> {
  const [row] = await db.query<{ data: QuotedStay; total_cents: number; expires_at: Date }>(
    'select data, total_cents, expires_at from quotes where id = $1',
    [id],
  );
  return row && { id, stay: row.data, totalCents: row.total_cents, expiresAt: row.expires_at.getTime() };
}

/** Forgets quotes that nobody can book any more. */
export async function forgetQuotes(db: Queryable, before: number): Promise<void> {
  await db.query('delete from quotes where expires_at < $1', [new Date(before)]);
}
