import type { Queryable } from '../database/database.ts';

/** Data of a person, by what it is about: rows as they are stored, without secrets of links and passwords. */
export type PersonalData = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** What a person does not get: secrets of links and passwords, and how staff and machines name a row. */
const HIDDEN = `array['password', 'voucher_token', 'invoice_token', 'page_token', 'link_id', 'link_key', 'token', 'hash',
  'moderator', 'staff_email', 'attempts', 'next_attempt_at', 'error', 'event', 'utm', 'quote_id', 'flags']`;

const row = (alias: string) => `to_jsonb(${alias}) - ${HIDDEN} as row`;

/** Numbers of the bookings of an address, and of the gifts that it bought. */
const BOOKED = 'select number from bookings where lower(guest_email) = lower($1)';
const BOUGHT = 'select number from gift_sales where lower(buyer_email) = lower($1)';
const SOLD = (sale: string) =>
  `(${sale}.sale_kind = 'booking' and ${sale}.sale_id in (${BOOKED}) or ${sale}.sale_kind = 'gift' and ${sale}.sale_id in (${BOUGHT}))`;
const ACCOUNTS = 'select id from accounts where lower(email) = lower($1)';

/** What is read of each kind of data. Of a gift that another person bought, the recipient gets what is about the recipient. */
const QUERIES: Readonly<Record<string, string>> = {
  accounts: `select ${row('t')} from accounts t where lower(email) = lower($1) order by id`,
  sessions: `select ${row('t')} from sessions t where account_id in (${ACCOUNTS}) or lower(agent) = lower($1) order by created_at`,
  wishes: `select jsonb_build_object('productId', product_id, 'wishedAt', wished_at) as row from wishes
    where owner in (select 'account:' || id from accounts where lower(email) = lower($1)) order by wished_at`,
  bookings: `select ${row('t')} from bookings t where lower(guest_email) = lower($1) order by created_at`,
  gifts: `select ${row('t')} from gift_sales t where lower(buyer_email) = lower($1) order by created_at`,
  giftsReceived: `select jsonb_build_object('number', number, 'kind', kind, 'recipient_email', recipient_email,
      'recipient', recipient, 'address', address, 'valid_until', valid_until, 'created_at', created_at) as row
    from gift_sales where lower(recipient_email) = lower($1) and lower(buyer_email) <> lower($1) order by created_at`,
  giftCodes: `select ${row('t')} from gift_codes t where sale_number in (${BOUGHT}) order by created_at`,
  payments: `select ${row('t')} from payments t where ${SOLD('t')} order by created_at`,
  refunds: `select ${row('t')} from refunds t join payments p on p.reference = t.payment_reference
    where ${SOLD('p')} order by t.created_at`,
  invoices: `select ${row('t')} from invoices t where ${SOLD('t')} order by id`,
  reviews: `select ${row('t')} from guest_reviews t where booking_number in (${BOOKED}) order by sent_at`,
  reviewObjections: `select ${row('t')} from review_objections t where email = lower($1)`,
  messages: `select ${row('t')} from contact_requests t where lower(email) = lower($1) order by created_at`,
  mails: `select ${row('t')} from mail_outbox t where lower(recipient) = lower($1) order by created_at`,
  notesOfStaff: `select ${row('t')} from staff_notes t
    where subject in (${BOOKED} union ${BOUGHT}) order by created_at`,
  analytics: `select ${row('t')} from analytics_outbox t
    where payload->>'user_id' in (select id::text from accounts where lower(email) = lower($1)) order by created_at`,
};

/**
 * All data of a person by e-mail address, for the rights of access and portability (GDPR 15 and 20): what `erasePerson` would
 * erase, and the sales records that stay. Kinds without rows are empty lists.
 */
export async function exportPerson(db: Queryable, email: string): Promise<PersonalData> {
  const data: [string, Readonly<Record<string, unknown>>[]][] = [];
  for (const [kind, sql] of Object.entries(QUERIES)) {
    const rows = await db.query<{ row: Record<string, unknown> }>(sql, [email]);
    data.push([kind, rows.map((one) => one.row)]);
  }
  return Object.fromEntries(data);
}
