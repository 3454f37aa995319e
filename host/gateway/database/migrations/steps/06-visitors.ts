import type { Migration } from '../migration.ts';

/** Contact requests, accounts and sessions, wishlists, analytics and reports. */
export const visitors: Migration = {
  id: 6,
  name: 'visitors',
  sql: `
create table contact_requests (
  id bigint generated always as identity primary key,
  created_at timestamptz not null,
  locale text not null,
  point_of_sale text not null,
  origin text not null,
  status text not null,
  request_type text not null,
  request_subtype text not null,
  booking_number text not null,
  description text not null,
  name text not null,
  email text not null,
  phone text not null
);
create index contact_requests_email on contact_requests (lower(email));
create index contact_requests_at on contact_requests (created_at);
-- Solutions of the bot gate that were used: each counts once, in whichever process it arrives.
create table bot_solutions (
  proof text primary key,
  expires_at timestamptz not null
);
-- Addresses that passed the gate and have not sent their form yet.
create table bot_passes (
  id bigint generated always as identity primary key,
  address text not null,
  expires_at timestamptz not null
);
create index bot_passes_address on bot_passes (address, expires_at);
create table accounts (
  id bigint generated always as identity primary key,
  email text not null,
  -- Absent until the owner of the address confirmed it.
  password text,
  name text not null,
  locale text not null,
  created_at timestamptz not null,
  confirmed_at timestamptz
);
create unique index accounts_email on accounts (lower(email));
-- Links in mails: only their hash is kept.
create table account_links (
  hash text primary key,
  account_id bigint not null references accounts (id) on delete cascade,
  purpose text not null check (purpose in ('confirm', 'reset')),
  expires_at timestamptz not null
);
create index account_links_account on account_links (account_id);
-- Only the hash of a session's cookie is kept: who reads this table cannot sign in with it.
create table sessions (
  hash text primary key,
  kind text not null check (kind in ('customer', 'care')),
  account_id bigint references accounts (id) on delete cascade,
  agent text,
  created_at timestamptz not null,
  used_at timestamptz not null,
  expires_at timestamptz not null,
  check ((kind = 'customer') = (account_id is not null))
);
create index sessions_account on sessions (account_id);
create index sessions_expiry on sessions (expires_at);
create table wishes (
  -- 'account:<id>', or 'visitor:<hash of the cookie>' before there is an account.
  owner text not null,
  product_id text not null,
  wished_at timestamptz not null,
  primary key (owner, product_id)
);
create index wishes_at on wishes (wished_at);
create table analytics_outbox (
  id bigint generated always as identity primary key,
  point_of_sale text not null,
  payload jsonb not null,
  created_at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  forwarded_at timestamptz
);
create index analytics_outbox_due on analytics_outbox (next_attempt_at, id) where forwarded_at is null;
create index analytics_outbox_at on analytics_outbox (created_at);
create table experiment_activations (
  visitor_id text not null,
  variation_group_id text not null,
  variation_id text not null,
  locale text not null,
  environment_id text not null,
  activated_at timestamptz not null,
  primary key (visitor_id, variation_group_id, variation_id)
);
create table client_errors (
  id bigint generated always as identity primary key,
  created_at timestamptz not null,
  message text not null,
  location text not null,
  locale text not null,
  page text not null
);
create index client_errors_at on client_errors (created_at);
create table missing_pages (
  day date not null,
  locale text not null,
  uri text not null,
  seen integer not null,
  primary key (day, locale, uri)
);
`,
};
