import type { Migration } from '../migration.ts';

/** Payments on the page of the demo shop's bank, beside the books of the embedded provider. */
export const demoBankPages: Migration = {
  id: 51,
  name: 'demo-bank',
  sql: `
create table embedded_attempts (
  -- In the address of the bank's page: nobody can guess it.
  id text primary key,
  key text not null unique,
  reference text not null,
  state text not null default 'open' check (state in ('open', 'processing', 'paid', 'failed')),
  amount_cents integer not null,
  currency text not null,
  capture_now boolean not null,
  return_url text not null,
  label text not null,
  locale text not null,
  method text,
  refused text,
  created_at timestamptz not null default now()
);
create index embedded_attempts_age on embedded_attempts (created_at);
`,
};
