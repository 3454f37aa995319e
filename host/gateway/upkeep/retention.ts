import type { Queryable } from '../database/database.ts';
import { anonymiseBookings, anonymiseBuyers } from './erase-person.ts';

/** Retention in days. */
export const RETENTION_DAYS = {
  /** Events, sent or not. */
  analytics: 30,
  clientErrors: 30,
  missingPages: 90,
  activations: 180,
  /** Wishlists of visitors without an account. */
  visitorWishes: 180,
  /** Unconfirmed accounts. */
  unconfirmedAccounts: 7,
  contactRequests: 730,
  /** Reviews that were rejected. */
  rejectedReviews: 365,
  /** What staff changed, and their notes. */
  staffAudit: 1_095,
  /** Guests of bookings after the stay and buyers of gifts after their validity; the sales stay. */
  guests: 1_095,
} as const;

/** Advisory lock id (any number): one process at a time deletes. */
const SWEEP_LOCK = 7_290_131;

/** Number of deleted rows by kind. */
export type DeletedRows = Record<string, number>;

/** Deletes data past its retention. Returns undefined if another process is already at it. */
export async function deleteExpired(tx: Queryable, now: string): Promise<DeletedRows | undefined> {
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
    rejectedReviews: `delete from guest_reviews where state = 'rejected'
      and moderated_at < ${older(RETENTION_DAYS.rejectedReviews)}`,
    staffAudit: `delete from staff_audit where at < ${older(RETENTION_DAYS.staffAudit)}`,
    staffNotes: `delete from staff_notes where created_at < ${older(RETENTION_DAYS.staffAudit)}`,
    staffSessions: 'delete from staff_sessions where expires_at < $1::timestamptz',
    staffLinks: 'delete from staff_links where expires_at < $1::timestamptz',
    sessions: 'delete from sessions where expires_at < $1::timestamptz',
    links: 'delete from account_links where expires_at < $1::timestamptz',
    requests: 'delete from account_requests where expires_at < $1::timestamptz',
    proofs: 'delete from bot_solutions where expires_at < $1::timestamptz',
    passes: 'delete from bot_passes where expires_at < $1::timestamptz',
  };
  const swept: DeletedRows = {};
  for (const [what, sql] of Object.entries(steps))
    swept[what] = (await tx.query(`${sql} returning 1 as gone`, [now])).length;
  const old = `(${older(RETENTION_DAYS.guests)})::date`;
  swept.guests = (await anonymiseBookings(tx, `checkin + nights < ${old}`, now)).length;
  // Published reviews stay, without the name; nobody decides any more about one that still waits.
  swept.reviewers = (
    await tx.query(
      `update guest_reviews g set author = '' from bookings b where b.number = g.booking_number and g.author <> ''
       and b.checkin + b.nights < ${old} returning 1 as gone`,
      [now],
    )
  ).length;
  swept.buyers = await anonymiseBuyers(tx, `valid_until < ${old}`, now);
  return swept;
}
