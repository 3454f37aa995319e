import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import type { Pax } from '@staykit/values/pax/pax.ts';
import type { Promotion } from '../promo/promotion.ts';
import type { Queryable } from '../../database/database.ts';

/** The stay of a quote. */
export interface QuotedStay {
  /** Product id, including extras. */
  productId: string;
  hotelId: string;
  checkin: PlainDate;
  nights: number;
  pax: Pax;
  /** Chosen days of activities: `12_1-15_0`. */
  activities: string;
  locale: Locale;
  promoCode?: string;
  /** The code of the shop that counts, with its terms. */
  promotion?: Promotion;
}

/** A stored quote. */
export interface QuoteRow {
  id: string;
  stay: QuotedStay;
  /** Total when the quote was made. */
  totalCents: number;
  /** ms since 1970. */
  expiresAt: number;
}

/** Stores a quote until it expires. */
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

/** Deletes expired quotes. */
export async function deleteExpiredQuotes(db: Queryable, before: number): Promise<void> {
  await db.query('delete from quotes where expires_at < $1', [new Date(before)]);
}
