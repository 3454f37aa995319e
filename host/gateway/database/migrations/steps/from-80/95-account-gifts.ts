import type { Migration } from '../../migration.ts';

/** Gifts that customers were given and keep in their account, and what they asked for by a mailed link. */
export const accountGifts: Migration = {
  id: 95,
  name: 'account-gifts',
  expands: true,
  sql: `
create table account_gifts (
  account_id bigint not null references accounts (id) on delete cascade,
  -- A gift may be in several accounts: whoever has the code can use it.
  sale_number text not null references gift_sales (number),
  added_at timestamptz not null,
  primary key (account_id, sale_number)
);
-- Changes that wait for a press on the page of a mailed link. Apart from account_links, which open an account to whoever has
-- one: these do not. Only their hash is kept.
create table account_requests (
  hash text primary key,
  account_id bigint not null references accounts (id) on delete cascade,
  kind text not null check (kind in ('email', 'deletion')),
  -- The address that is to replace that of the account.
  email text,
  expires_at timestamptz not null,
  check ((kind = 'email') = (email is not null))
);
create index account_requests_account on account_requests (account_id);
`,
};
