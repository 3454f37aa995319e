import { printGiftCode } from '../../../widgets/core/gift/gift-code.ts';
import { giftSubject } from '../gifts/gift-names.ts';
import { bookingSubject } from '../selling/booking-names.ts';
import type { Queryable } from '../database/database.ts';

/** What stands in place of an e-mail that was forgotten; nobody can have it. */
export const FORGOTTEN_EMAIL = 'forgotten@staykit.invalid';

/** How many rows were emptied of somebody, and how many are gone. */
export interface Forgotten {
  bookings: number;
  gifts: number;
  mails: number;
  messages: number;
  accounts: number;
}

/** A guest of whom nothing is known: the fields that readers of bookings expect. */
const NOBODY = `'{"firstName":"","lastName":""}'::jsonb`;
const NO_BUYER = `jsonb_build_object('firstName', '', 'lastName', '', 'email', '${FORGOTTEN_EMAIL}')`;

/** Numbers of stays of somebody that are still to come. */
export async function comingStays(db: Queryable, email: string, today: string): Promise<string[]> {
  const rows = await db.query<{ number: string }>(
    `select number from bookings
     where lower(guest_email) = lower($1) and status in ('pending', 'confirmed') and checkin + nights > $2::date
     order by checkin`,
    [email, today],
  );
  return rows.map(({ number }) => number);
}

/**
 * Removes a person from every table. What the books need stays, without a name: what was sold, when, for how much,
 * through which partner.
 */
export async function forgetPerson(tx: Queryable, email: string): Promise<Forgotten> {
  const bookings = await emptyBookings(tx, 'lower(guest_email) = lower($1)', email);
  const gifts = await tx.query<{ number: string; code: string | null }>(
    `select s.number, c.code from gift_sales s left join gift_codes c on c.sale_number = s.number
     where lower(buyer_email) = lower($1) or lower(recipient_email) = lower($1)`,
    [email],
  );
  await emptyBuyers(tx, 'lower(buyer_email) = lower($1)', email);
  // The gift of somebody else stays; who it was for does not.
  await tx.query(
    `update gift_sales set recipient_email = null, recipient = null, personalisation = null, address = null
     where lower(recipient_email) = lower($1)`,
    [email],
  );
  const numbers = [...bookings, ...gifts.map(({ number }) => number)];
  // Mails hold codes as they are printed.
  const codes = gifts.flatMap(({ code }) => (code === null ? [] : [printGiftCode(code)]));
  const subjects = [
    ...bookings.map((number) => bookingSubject(number)),
    ...gifts.map(({ number }) => giftSubject(number)),
  ];
  // Saved answers of a booking or a gift repeat its guest.
  await tx.query('delete from idempotency_keys where subject = any($1::text[])', [subjects]);
  const mails = await forgetMails(tx, email, numbers, codes);
  const messages = await tx.query(
    'delete from contact_requests where lower(email) = lower($1) returning id',
    [email],
  );
  const accounts = await tx.query<{ id: number }>(
    'delete from accounts where lower(email) = lower($1) returning id',
    [email],
  );
  const ids = accounts.map(({ id }) => String(id));
  await tx.query('delete from wishes where owner = any($1::text[])', [ids.map((id) => `account:${id}`)]);
  await tx.query(
    `delete from analytics_outbox where payload->>'user_id' = any($1::text[]) or payload::text ilike $2`,
    [ids, `%${likely(email)}%`],
  );
  await tx.query('delete from sessions where lower(agent) = lower($1)', [email]);
  return {
    bookings: bookings.length,
    gifts: gifts.length,
    mails,
    messages: messages.length,
    accounts: accounts.length,
  };
}

/** Empties bookings of their guests. Gives their numbers. */
export async function emptyBookings(tx: Queryable, where: string, value: unknown): Promise<string[]> {
  const rows = await tx.query<{ number: string }>(
    `update bookings set guest_email = '${FORGOTTEN_EMAIL}', guest = ${NOBODY}
     where guest_email <> '${FORGOTTEN_EMAIL}' and ${where} returning number`,
    [value],
  );
  const numbers = rows.map(({ number }) => number);
  // What a change of a booking waited for; a finished one is not looked at again.
  await tx.query(
    `update booking_changes set data = '{}' where booking_number = any($1::text[]) and status <> 'pending'`,
    [numbers],
  );
  return numbers;
}

/** Empties sales of gifts of their buyers, and of what they wrote to whom. */
export async function emptyBuyers(tx: Queryable, where: string, value: unknown): Promise<number> {
  const rows = await tx.query(
    `update gift_sales set buyer_email = '${FORGOTTEN_EMAIL}', buyer = ${NO_BUYER},
       recipient_email = null, recipient = null, personalisation = null, address = null
     where buyer_email <> '${FORGOTTEN_EMAIL}' and ${where} returning number`,
    [value],
  );
  return rows.length;
}

/** Mails to somebody, and those to others that tell of them by their booking or gift. */
async function forgetMails(
  tx: Queryable,
  email: string,
  numbers: readonly string[],
  codes: readonly string[],
): Promise<number> {
  const rows = await tx.query(
    `delete from mail_outbox where lower(recipient) = lower($1) or data::text ilike $2
       or (state = 'sent' and (data->>'bookingNumber' = any($3::text[]) or data->>'code' = any($4::text[])))
     returning id`,
    [email, `%${likely(email)}%`, numbers, codes],
  );
  // A gift that is still on its way arrives, from nobody.
  await tx.query(
    `update mail_outbox set data = (data || '{"giverName": "", "recipientName": ""}'::jsonb) - 'message'
     where state <> 'sent' and data->>'code' = any($1::text[])`,
    [codes],
  );
  return rows.length;
}

/** A text as it stands in a pattern. */
function likely(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
