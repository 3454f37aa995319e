import type { Migration } from '../migration.ts';

/** Gifts that were sold, their codes, and the stays that codes were redeemed for. */
export const giftSales: Migration = {
  id: 4,
  name: 'gift-sales',
  sql: `
-- Digital codes end with EBOX.
update gifts set code = substr(code, 6) || 'EBOX', data = jsonb_set(data, '{code}', to_jsonb(substr(code, 6) || 'EBOX'))
  where code like 'EBOX-%';
create table gift_sales (
  number text primary key check (number ~ '^[0-9]{8}$'),
  kind text not null check (kind in ('SINGLEVOUCHER', 'BOX', 'GIFTCARD', 'DIGITAL_ACTIVITY_ONLY')),
  -- pending: the payment is asked for; refused and lapsed: it never came about.
  status text not null check (status in ('pending', 'confirmed', 'refused', 'lapsed')),
  product_id text not null,
  format text not null check (format in ('digital', 'physical')),
  -- What the code counts for, and what of it stays where the upsell was not needed.
  worth_cents integer not null check (worth_cents > 0),
  included_cents integer not null check (included_cents between 0 and worth_cents),
  total_cents integer not null,
  -- What was sold, as it was sold: the catalogue may change after it.
  gift jsonb not null,
  valid_until date not null,
  -- Opens the voucher without a code; nobody can guess it.
  voucher_token text not null unique,
  buyer_email text not null,
  buyer jsonb not null,
  recipient_email text,
  recipient jsonb,
  personalisation jsonb,
  address jsonb,
  locale text not null,
  minisite_id integer,
  utm jsonb not null default '{}',
  origin text,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index gift_sales_buyer on gift_sales (lower(buyer_email));
create index gift_sales_recipient on gift_sales (lower(recipient_email)) where recipient_email is not null;
create index gift_sales_pending on gift_sales (created_at) where status = 'pending';
create index gift_sales_partner on gift_sales (minisite_id, created_at) where minisite_id is not null;
create table gift_codes (
  code text primary key,
  sale_number text not null unique references gift_sales (number),
  worth_cents integer not null,
  included_cents integer not null,
  valid_until date not null,
  created_at timestamptz not null
);
-- The stays of a code, of which one at most stands: the code is used up by it.
create table gift_redemptions (
  booking_number text primary key references bookings (number),
  code text not null references gift_codes (code),
  -- ended: the booking did not come about, or was cancelled in time, and the code is free again.
  status text not null default 'standing' check (status in ('standing', 'ended')),
  -- Above 0 was paid on top by the beneficiary, below 0 went back to the giver.
  difference_cents integer not null,
  created_at timestamptz not null,
  ended_at timestamptz
);
create unique index gift_redemptions_standing on gift_redemptions (code) where status = 'standing';
`,
};
