import type { Migration } from '../migration.ts';

/** Staff of the back office, their sessions, and the log of all that they change. */
export const backOffice: Migration = {
  id: 72,
  name: 'back-office',
  expands: true,
  sql: `
create table staff (
  id bigint generated always as identity primary key,
  email text not null,
  role text not null check (role in ('support', 'content', 'inventory', 'finance', 'admin', 'supplier')),
  -- Hotels of a supplier; null for every other role.
  hotels bigint[],
  -- Both absent until the set-up link was used.
  password text,
  -- Encrypted: who reads this table cannot make codes.
  totp_secret text,
  -- The last accepted code's period: each code counts once.
  totp_step bigint not null default 0,
  failures integer not null default 0,
  locked_until timestamptz,
  created_at timestamptz not null,
  disabled_at timestamptz,
  check ((role = 'supplier') = (hotels is not null))
);
create unique index staff_email on staff (lower(email));
-- The set-up link: only its hash is kept.
create table staff_links (
  hash text primary key,
  staff_id bigint not null references staff (id) on delete cascade,
  expires_at timestamptz not null
);
create table staff_recovery_codes (
  hash text primary key,
  staff_id bigint not null references staff (id) on delete cascade
);
create index staff_links_staff on staff_links (staff_id);
create index staff_recovery_codes_staff on staff_recovery_codes (staff_id);
create table staff_sessions (
  hash text primary key,
  staff_id bigint not null references staff (id) on delete cascade,
  created_at timestamptz not null,
  used_at timestamptz not null,
  expires_at timestamptz not null
);
create index staff_sessions_staff on staff_sessions (staff_id);
-- Written in the transaction of the change. Never updated; retention removes old rows.
create table staff_audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- The address as it was: the account may be gone.
  staff_email text not null,
  role text not null,
  resource text not null,
  action text not null,
  subject text not null,
  reason text,
  -- What was asked for.
  input jsonb,
  before jsonb,
  after jsonb
);
create index staff_audit_subject on staff_audit (resource, subject, id);
create index staff_audit_staff on staff_audit (lower(staff_email), id);
-- Remarks of staff about a booking or a gift.
create table staff_notes (
  id bigint generated always as identity primary key,
  resource text not null,
  subject text not null,
  staff_email text not null,
  text text not null,
  created_at timestamptz not null
);
create index staff_notes_subject on staff_notes (resource, subject, id);
`,
};
