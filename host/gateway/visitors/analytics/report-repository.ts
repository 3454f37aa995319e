import type { ClientError } from '@staykit/core/errors/client-error.ts';
import type { Queryable } from '../../database/database.ts';

/** Stores a client error. */
export async function insertClientError(db: Queryable, error: ClientError, now: string): Promise<void> {
  await db.query(
    'insert into client_errors (created_at, message, location, locale, page) values ($1, $2, $3, $4, $5)',
    [now, error.message, error.location, error.locale, error.page],
  );
}

/** Counts a missing page by day. */
export async function countMissingPage(
  db: Queryable,
  page: { day: string; locale: string; uri: string },
): Promise<void> {
  await db.query(
    `insert into missing_pages (day, locale, uri, seen) values ($1, $2, $3, 1)
     on conflict (day, locale, uri) do update set seen = missing_pages.seen + 1`,
    [page.day, page.locale, page.uri],
  );
}

/** Records that a visitor saw a variant, once. */
export async function recordActivation(
  db: Queryable,
  activation: {
    visitorId: string;
    variationGroupId: string;
    variationId: string;
    locale: string;
    environmentId: string;
  },
  now: string,
): Promise<void> {
  await db.query(
    `insert into experiment_activations
       (visitor_id, variation_group_id, variation_id, locale, environment_id, activated_at)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [
      activation.visitorId,
      activation.variationGroupId,
      activation.variationId,
      activation.locale,
      activation.environmentId,
      now,
    ],
  );
}
