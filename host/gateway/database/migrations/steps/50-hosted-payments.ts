import type { Migration } from '../migration.ts';

/** Payments on a page of the provider. */
export const hostedPayments: Migration = {
  id: 50,
  name: 'hosted-payments',
  sql: `
-- Opens the payment for the buyer who comes back; nobody can guess it.
alter table payments add column token text;
create unique index payments_token on payments (token) where token is not null;
alter table payments add column currency text not null default 'EUR';
-- What the page needs: the address to come back to, language and label.
alter table payments add column page jsonb;
-- Its sale was given up: no attempt is made for it any more.
alter table payments add column closed_at timestamptz;
-- Taken back through the buyer's bank, as the provider says.
alter table payments add column disputed_cents integer not null default 0;
-- The provider's own ids. At most one attempt of a payment is paid.
create table payment_attempts (
  provider_id text primary key,
  payment_reference text not null references payments (reference),
  number integer not null check (number > 0),
  -- As the buyer chose it; null where the page offers all.
  method text,
  created_at timestamptz not null default now(),
  unique (payment_reference, number)
);
`,
};
