import { printGiftCode } from '@staykit/core/gift/gift-code.ts';
import { giftSubject } from '../gifts/gift-references.ts';
import { bookingSubject } from '../selling/booking/booking-references.ts';
import { scoreHotels } from '../visitors/reviews/hotel-score.ts';
import type { Queryable } from '../database/database.ts';

/** Replaces an erased e-mail address; nobody can own it. */
export const ERASED_EMAIL = 'forgotten@staykit.invalid';

/** Number of rows anonymised and rows deleted. */
export interface ErasedRows {
  bookings: number;
  gifts: number;
  mails: number;
  messages: number;
  accounts: number;
  reviews: number;
}

/** The guest of an anonymised booking. */
const NOBODY = `'{"firstName":"","lastName":""}'::jsonb`;
const NO_BUYER = `jsonb_build_object('firstName', '', 'lastName', '', 'email', '${ERASED_EMAIL}')`;

/** Numbers of a person's bookings that are still to come. */
export async function upcomingStays(db: Queryable, email: string, today: string): Promise<string[]> {
  const rows = await db.query<{ number: string }>(
    `select number from bookings
     where lower(guest_email) = lower($1) and status in ('pending', 'confirmed') and checkin + nights > $2::date
     order by checkin`,
    [email, today],
  );
  return rows.map(({ number }) => number);
}

/**
 * Erases a person from all tables. Accounting data stays without a name: what was sold, when, for how much, through
 * which partner.
 */
export async function erasePerson(tx: Queryable, email: string): Promise<ErasedRows> {
  const bookings = await anonymiseBookings(tx, 'lower(guest_email) = lower($1)', email);
  const gifts = await tx.query<{ number: string; code: string | null }>(
    `select s.number, c.code from gift_sales s left join gift_codes c on c.sale_number = s.number
     where lower(buyer_email) = lower($1) or lower(recipient_email) = lower($1)`,
    [email],
  );
  await anonymiseBuyers(tx, 'lower(buyer_email) = lower($1)', email);
  // A gift that another person bought stays, without its recipient.
  await tx.query(
    `update gift_sales set recipient_email = null, recipient = null, personalisation = null, address = null
     where lower(recipient_email) = lower($1)`,
    [email],
  );
  const numbers = [...bookings, ...gifts.map(({ number }) => number)];
  // Mails hold gift codes in their printed form.
  const codes = gifts.flatMap(({ code }) => (code === null ? [] : [printGiftCode(code)]));
  const subjects = [
    ...bookings.map((number) => bookingSubject(number)),
    ...gifts.map(({ number }) => giftSubject(number)),
  ];
  // Stored answers under an idempotency key repeat the guest.
  await tx.query('delete from idempotency_keys where subject = any($1::text[])', [subjects]);
  const mails = await eraseMails(tx, email, numbers, codes);
  const messages = await tx.query(
    'delete from contact_requests where lower(email) = lower($1) returning id',
    [email],
  );
  await eraseStaffWork(tx, email, numbers);
  const accounts = await tx.query<{ id: number }>(
    'delete from accounts where lower(email) = lower($1) returning id',
    [email],
  );
  // Another account was to get this address.
  await tx.query('delete from account_requests where lower(email) = lower($1)', [email]);
  const ids = accounts.map(({ id }) => String(id));
  await tx.query('delete from wishes where owner = any($1::text[])', [ids.map((id) => `account:${id}`)]);
  await tx.query(
    `delete from analytics_outbox where payload->>'user_id' = any($1::text[]) or payload::text ilike $2`,
    [ids, `%${likely(email)}%`],
  );
  await tx.query('delete from sessions where lower(agent) = lower($1)', [email]);
  await tx.query('delete from review_objections where email = lower($1)', [email]);
  const reviews = await tx.query<{ hotel: string }>(
    'delete from guest_reviews where booking_number = any($1::text[]) returning hotel_id::text as hotel',
    [bookings],
  );
  await scoreHotels(
    tx,
    reviews.map(({ hotel }) => hotel),
  );
  return {
    bookings: bookings.length,
    gifts: gifts.length,
    mails,
    messages: messages.length,
    accounts: accounts.length,
    reviews: reviews.length,
  };
}

/** Anonymises bookings. Returns their numbers. */
export async function anonymiseBookings(tx: Queryable, where: string, value: unknown): Promise<string[]> {
  const rows = await tx.query<{ number: string }>(
    `update bookings set guest_email = '${ERASED_EMAIL}', guest = ${NOBODY}
     where guest_email <> '${ERASED_EMAIL}' and ${where} returning number`,
    [value],
  );
  const numbers = rows.map(({ number }) => number);
  await eraseBuyers(tx, 'booking', numbers);
  // The pending change of a booking; completed ones are never read again.
  await tx.query(
    `update booking_changes set data = '{}' where booking_number = any($1::text[]) and status <> 'pending'`,
    [numbers],
  );
  return numbers;
}

/** Anonymises gift sales: buyer, recipient and message. */
export async function anonymiseBuyers(tx: Queryable, where: string, value: unknown): Promise<number> {
  const rows = await tx.query<{ number: string }>(
    `update gift_sales set buyer_email = '${ERASED_EMAIL}', buyer = ${NO_BUYER},
       recipient_email = null, recipient = null, personalisation = null, address = null
     where buyer_email <> '${ERASED_EMAIL}' and ${where} returning number`,
    [value],
  );
  await eraseBuyers(
    tx,
    'gift',
    rows.map(({ number }) => number),
  );
  return rows.length;
}

/** Takes the names off the invoices of sales; those made out to a company with a VAT number stay, as the law wants. */
async function eraseBuyers(
  tx: Queryable,
  kind: 'booking' | 'gift',
  numbers: readonly string[],
): Promise<void> {
  await tx.query(
    `update invoices set buyer = null
     where sale_kind = $1 and sale_id = any($2::text[]) and buyer is not null and buyer->>'vatNumber' is null`,
    [kind, numbers],
  );
  await tx.query(
    `update invoiced_sales set recipient = null
     where sale_kind = $1 and sale_id = any($2::text[]) and recipient->>'vatNumber' is null`,
    [kind, numbers],
  );
}

/** Deletes mails to a person, and mails to others about their bookings or gifts. */
async function eraseMails(
  tx: Queryable,
  email: string,
  numbers: readonly string[],
  codes: readonly string[],
): Promise<number> {
  // A hotel still hears of a reservation that is not mailed yet, without its guest.
  await tx.query(
    `update mail_outbox set data = (data || '{"guestName": ""}'::jsonb) - 'guestPhone' - 'guestEmail' - 'message'
     where template like 'reservation-%' and data->>'bookingNumber' = any($1::text[])`,
    [numbers],
  );
  const rows = await tx.query(
    `delete from mail_outbox where lower(recipient) = lower($1) or data::text ilike $2
       or (state = 'sent' and (data->>'bookingNumber' = any($3::text[]) or data->>'code' = any($4::text[])))
     returning id`,
    [email, `%${likely(email)}%`, numbers, codes],
  );
  // A gift that is not delivered yet is delivered without the giver's name.
  await tx.query(
    `update mail_outbox set data = (data || '{"giverName": "", "recipientName": ""}'::jsonb) - 'message'
     where state <> 'sent' and data->>'code' = any($1::text[])`,
    [codes],
  );
  return rows.length;
}

/** What staff wrote about a person's sales: notes, and what the audit log has of them; who changed what when stays. */
async function eraseStaffWork(tx: Queryable, email: string, numbers: readonly string[]): Promise<void> {
  await tx.query('delete from staff_notes where subject = any($1::text[])', [numbers]);
  await tx.query(
    `update staff_audit set before = null, after = null, input = null, reason = null
     where subject = any($2::text[]) or concat(before, after, input, reason) ilike $1`,
    [`%${likely(email)}%`, numbers],
  );
}

/** Escapes a text for `like`. */
function likely(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
