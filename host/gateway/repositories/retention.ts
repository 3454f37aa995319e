import type { Queryable } from '../database/database.ts';
import { emptyBookings, emptyBuyers } from './forget-person.ts';

/** Days that something is kept, from the day named on. */
export const RETENTION_DAYS = {
  /** Events that were handed on, or that nobody took. */
  analytics: 30,
  clientErrors: 30,
  missingPages: 90,
  activations: 180,
  /** Wishes of visitors without an account. */
  visitorWishes: 180,
  /** Accounts that nobody confirmed. */
  unconfirmedAccounts: 7,
  contactRequests: 730,
  /** Guests of bookings after the stay, and buyers of gifts after their end; the sales themselves stay. */
  guests: 1_095,
} as const;

/** Any number: one process at a time sweeps. */
const SWEEP_LOCK = 7_290_131;

/** How many rows of each kind went. */
export type Swept = Record<string, number>;

/**
 * Removes what was kept long enough. Another process that is at it already makes this one do nothing: then nothing is
 * given back.
 */
export async function sweepOld(tx: Queryable, now: string): Promise<Swept | undefined> {
  const [lock] = await tx.query<{ got: boolean }>('select pg_try_advisory_xact_lock($1) as got', [
    SWEEP_LOCK,
  ]);
  if (!lock?.got) return undefined;
  const older = (days: number) => `$1::timestamptz - interval '${days} days'`;
  const { analytics, clientErrors, missingPages, activations, visitorWishes } = RETENTION_DAYS;
  const steps: Record<string, string> = {
    analytics: `delete from analytics_outbox where created_at < ${older(analytics)}
      or forwarded_at < ${older(1)}`,
    clientErrors: `delete from client_errors where created_at < ${older(clientErrors)}`,
    missingPages: `delete from missing_pages where day < (${older(missingPages)})::date`,
    activations: `delete from experiment_activations where activated_at < ${older(activations)}`,
    visitorWishes: `delete from wishes where owner like 'visitor:%' and wished_at < ${older(visitorWishes)}`,
    accounts: `delete from accounts where confirmed_at is null
      and created_at < ${older(RETENTION_DAYS.unconfirmedAccounts)}`,
    contactRequests: `delete from contact_requests where created_at < ${older(RETENTION_DAYS.contactRequests)}`,
    sessions: 'delete from sessions where expires_at < $1::timestamptz',
    links: 'delete from account_links where expires_at < $1::timestamptz',
    proofs: 'delete from bot_solutions where expires_at < $1::timestamptz',
    passes: 'delete from bot_passes where expires_at < $1::timestamptz',
  };
  const swept: Swept = {};
  for (const [what, sql] of Object.entries(steps))
    swept[what] = (await tx.query(`${sql} returning 1 as gone`, [now])).length;
  const old = `(${older(RETENTION_DAYS.guests)})::date`;
  swept.guests = (await emptyBookings(tx, `checkin + nights < ${old}`, now)).length;
  swept.buyers = await emptyBuyers(tx, `valid_until < ${old}`, now);
  return swept;
}
