import type { Migration } from '../migration.ts';

/** Mails that a transaction decided to send; a sender of any process takes them from here. */
export const mail: Migration = {
  id: 5,
  name: 'mail',
  sql: `
create table mail_outbox (
  id bigint generated always as identity primary key,
  template text not null,
  locale text not null,
  recipient text not null,
  data jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'parked')),
  attempts integer not null default 0,
  -- While a mail is being sent: the end of the lease, after which another process may take it.
  next_attempt_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  error text
);
create index mail_outbox_due on mail_outbox (next_attempt_at, id) where state in ('waiting', 'sending');
create index mail_outbox_recipient on mail_outbox (lower(recipient));
`,
};
