import type { Migration } from '../migration.ts';

/** Quotes, bookings with their nights, payments and idempotency keys. */
export const sales: Migration = {
  id: 3,
  name: 'sales',
  sql: `
create table quotes (
  id text primary key,
  offer_id bigint not null,
  hotel_id bigint not null,
  data jsonb not null,
  total_cents integer not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index quotes_expiry on quotes (expires_at);
create table bookings (
  number text primary key check (number ~ '^[0-9]{8}$'),
  kind text not null default 'stay',
  -- pending: rooms are held and the payment is asked for; refused and lapsed: it never came about.
  status text not null check (status in ('pending', 'confirmed', 'cancelled', 'refused', 'lapsed')),
  quote_id text not null,
  offer_id bigint not null,
  hotel_id bigint not null,
  checkin date not null,
  nights integer not null check (nights > 0),
  rooms integer not null check (rooms > 0),
  sell_cents integer not null,
  tax_cents integer not null,
  total_cents integer not null,
  refund_cents integer not null default 0,
  -- What was sold, as it was sold: the catalogue may change after it.
  stay jsonb not null,
  guest_email text not null,
  guest jsonb not null,
  locale text not null,
  minisite_id integer,
  utm jsonb not null default '{}',
  origin text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  cancelled_at timestamptz
);
-- One quote makes one booking, whatever keys the attempts had.
create unique index bookings_quote on bookings (quote_id) where status in ('pending', 'confirmed', 'cancelled');
create index bookings_guest on bookings (lower(guest_email));
create index bookings_pending on bookings (created_at) where status = 'pending';
create index bookings_partner on bookings (minisite_id, created_at) where minisite_id is not null;
-- Every night that was ever taken from the stock, and when it was given back.
create table booking_nights (
  id bigint generated always as identity primary key,
  booking_number text not null references bookings (number),
  hotel_id bigint not null,
  night date not null,
  rooms integer not null check (rooms > 0),
  price_cents integer not null,
  -- The change of the booking that waits for its payment, where the night was taken for one.
  change_id bigint,
  taken_at timestamptz not null,
  given_back_at timestamptz
);
create index booking_nights_booking on booking_nights (booking_number);
create index booking_nights_hotel on booking_nights (hotel_id, night) where given_back_at is null;
create table payments (
  reference text primary key,
  sale_kind text not null check (sale_kind in ('booking', 'gift')),
  sale_id text not null,
  provider text not null,
  plan text not null,
  schedule jsonb not null,
  amount_cents integer not null,
  fee_cents integer not null default 0,
  captured_cents integer not null default 0,
  refunded_cents integer not null default 0,
  -- unknown: the provider did not answer in time and will be asked again.
  status text not null check (status in ('started', 'unknown', 'approved', 'refused', 'released')),
  capture_on date,
  created_at timestamptz not null
);
create index payments_sale on payments (sale_kind, sale_id);
create index payments_due on payments (capture_on) where status = 'approved' and capture_on is not null;
create table refunds (
  id text primary key,
  payment_reference text not null references payments (reference),
  amount_cents integer not null check (amount_cents > 0),
  done_at timestamptz,
  created_at timestamptz not null
);
create index refunds_open on refunds (created_at) where done_at is null;
-- Changes of a booking that wait for a payment.
create table booking_changes (
  id bigint generated always as identity primary key,
  booking_number text not null references bookings (number),
  status text not null check (status in ('pending', 'done', 'refused', 'lapsed')),
  quote_id text not null,
  payment_reference text,
  data jsonb not null,
  created_at timestamptz not null
);
create index booking_changes_booking on booking_changes (booking_number) where status = 'pending';
create table idempotency_keys (
  -- Hashed, and the body is hashed with the key: neither a key nor a body can be read back from here.
  key_hash text primary key,
  body_hash text not null,
  -- What the first attempt made, for example a booking number.
  subject text,
  answer jsonb,
  created_at timestamptz not null
);
create index idempotency_keys_subject on idempotency_keys (subject);
create index idempotency_keys_age on idempotency_keys (created_at);
-- The books of the embedded payment provider: what a real one keeps on its own side.
create table embedded_payments (
  reference text primary key,
  outcome text not null,
  amount_cents integer not null,
  captured_cents integer not null default 0,
  released boolean not null default false,
  created_at timestamptz not null default now()
);
create table embedded_refunds (
  id text primary key,
  reference text not null references embedded_payments (reference),
  amount_cents integer not null
);
`,
};
