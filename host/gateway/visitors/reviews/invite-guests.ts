import type { Secret } from '../secret.ts';
import { localNow } from '@staykit/core/market/time-zone.ts';
import { addDays, type PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import { REVIEW_DAYS } from '@staykit/values/review/guest-review.ts';
import type { Database } from '../../database/database.ts';
import { queueMail } from '../../mail/outbox.ts';
import { ERASED_EMAIL } from '../../upkeep/erase-person.ts';
import { reviewToken } from './review-link.ts';

/** Days from the check-out to the invitation, and after which a stay that was missed is let be. */
export const INVITE_DAYS = { after: 3, until: 21 } as const;

/** Invitations per transaction. */
const BATCH = 100;
const DAY_MS = 86_400_000;

/** A stay whose guest is to be invited. */
interface DueStay {
  number: string;
  email: string;
  firstName: string;
  hotelName: string;
  label: string;
  checkin: PlainDate;
  checkout: PlainDate;
  locale: Locale;
  /** The guest wants no invitations, or has written already. */
  isSilent: boolean;
}

/**
 * Queues the invitation to write a review for every guest whose stay ended a few days ago, once per stay, in the
 * language of the booking. Cancelled stays, and guests who objected, get none. Returns the number of mails.
 */
export async function inviteGuests(db: Database, secret: Secret, now: number): Promise<number> {
  let sent = 0;
  for (;;) {
    const { found, queued } = await db.transaction((tx) => inviteSome(tx, secret, now));
    sent += queued;
    if (found < BATCH) return sent;
  }
}

async function inviteSome(
  tx: Parameters<Parameters<Database['transaction']>[0]>[0],
  secret: Secret,
  now: number,
): Promise<{ found: number; queued: number }> {
  // The markets share one calendar day but for an hour; no stay is invited before its own day.
  const { date: today } = localNow(now, 'fr_FR');
  const stays = await tx.query<DueStay & Record<string, unknown>>(
    `select b.number, b.guest_email as email, b.guest->>'firstName' as "firstName", b.stay->'hotel'->>'label' as "hotelName",
      b.stay->>'label' as label, b.checkin, (b.checkin + b.nights)::date as checkout, b.locale,
      (exists (select 1 from review_objections o where o.email = lower(b.guest_email))
        or exists (select 1 from guest_reviews g where g.booking_number = b.number)) as "isSilent"
    from bookings b where b.status = 'confirmed' and b.review_invited_at is null and b.guest_email <> $1
      and b.checkin + b.nights between $2::date and $3::date
    order by b.checkin + b.nights, b.number limit $4 for update of b skip locked`,
    [ERASED_EMAIL, addDays(today, -INVITE_DAYS.until), addDays(today, -INVITE_DAYS.after), BATCH],
  );
  let queued = 0;
  for (const { number, email, locale, isSilent, firstName, hotelName, label, checkin, checkout } of stays) {
    if (isSilent) continue;
    const token = reviewToken(secret, number, Date.parse(checkout) + (REVIEW_DAYS + 1) * DAY_MS);
    const link = `/review?token=${token}`;
    const data = {
      firstName,
      hotelName,
      offerLabel: label,
      checkin,
      checkout,
      link,
      stopLink: `${link}&stop=1`,
    };
    await queueMail(
      tx,
      { template: 'review-invitation', locale, to: email, data },
      `booking:${number}:review`,
    );
    queued += 1;
  }
  await tx.query('update bookings set review_invited_at = $2 where number = any($1::text[])', [
    stays.map(({ number }) => number),
    new Date(now),
  ]);
  return { found: stays.length, queued };
}
