import type { Database } from '@staykit/gateway/database/database.ts';
import { readEvery } from './read-every.ts';

/** Milliseconds for which the depths are kept. */
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

/** Reads the depth of all outboxes. */
export const readOutboxes = (
  db: Pick<Database, 'query'>,
  clock: () => number,
): (() => Promise<readonly OutboxDepth[]>) =>
  readEvery(
    KEPT_MS,
    clock,
    async () => {
      const [row = {}] = await db.query<Record<string, number>>(DEPTHS);
      return Object.entries(row).map(([name, depth]) => {
        const [outbox, state] = name.split('_') as [
          OutboxDepth['labels']['outbox'],
          OutboxDepth['labels']['state'],
        ];
        return { labels: { outbox, state }, depth };
      });
    },
    [],
  );
