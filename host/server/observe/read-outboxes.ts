import type { Database } from '@staykit/gateway/database/database.ts';
import { readEvery } from './read-every.ts';
import { UNREACHED } from '@staykit/gateway/selling/reservation-events/supplier-contacts.ts';

/** Milliseconds for which the depths are kept. */
const KEPT_MS = 5_000;

/** Number of items of an outbox in a state. */
export interface OutboxDepth {
  labels: { outbox: 'mails' | 'payments' | 'reservations'; state: 'waiting' | 'parked' };
  depth: number;
}

/**
 * The counts use partial indexes: they read the open items alone. Reservations wait until their hotel acknowledges them or
 * the guest has left; parked are those of an hour ago and more of which it was not even mailed.
 */
const DEPTHS = `select
  (select count(*)::integer from mail_outbox where state in ('waiting', 'sending')) as mails_waiting,
  (select count(*)::integer from mail_outbox where state = 'parked') as mails_parked,
  (select count(*)::integer from payments where status in ('started', 'unknown')) as payments_waiting,
  (select count(*)::integer from settling_failures where parked) as payments_parked,
  (select count(*)::integer from hotel_reservations
    where acknowledged_version < version and departure >= current_date) as reservations_waiting,
  (select count(*)::integer from hotel_reservations r join reservation_events e using (booking_number, version)
    where r.acknowledged_version < r.version and r.departure >= current_date
      and e.happened_at < now() - interval '1 hour' and ${UNREACHED}) as reservations_parked`;

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
