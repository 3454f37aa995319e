import type { Database } from '@staykit/gateway/database/database.ts';

/** Milliseconds for which the depths are kept: several scrapers ask the database once. */
const KEPT_MS = 5_000;

/** Number of items of an outbox in a state. */
export interface OutboxDepth {
  labels: { outbox: 'mails' | 'payments'; state: 'waiting' | 'parked' };
  depth: number;
}

/** Both counts use partial indexes: they read the open items alone. */
const DEPTHS = `select
  (select count(*)::integer from mail_outbox where state in ('waiting', 'sending')) as mails_waiting,
  (select count(*)::integer from mail_outbox where state = 'parked') as mails_parked,
  (select count(*)::integer from payments where status in ('started', 'unknown')) as payments_waiting,
  (select count(*)::integer from settling_failures where parked) as payments_parked`;

/** Reads the depth of all outboxes; the last known one while the database does not answer. */
export function readOutboxes(
  db: Pick<Database, 'query'>,
  clock: () => number,
): () => Promise<readonly OutboxDepth[]> {
  let known: readonly OutboxDepth[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (clock() - readAt < KEPT_MS) return known;
    readAt = clock();
    try {
      const [row = {}] = await db.query<Record<string, number>>(DEPTHS);
      known = Object.entries(row).map(([name, depth]) => {
        const [outbox, state] = name.split('_') as [
          OutboxDepth['labels']['outbox'],
          OutboxDepth['labels']['state'],
        ];
        return { labels: { outbox, state }, depth };
      });
    } catch {
      // staykit_database_up tells it.
    }
    return known;
  };
}
